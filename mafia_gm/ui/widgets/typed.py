"""A number typed digit by digit: "1" points at seat 1 at once, "2" after it makes seat 12 of it."""

from __future__ import annotations


class Typed:
    """What has been typed so far; a number that outgrows ``most`` begins anew with its last digit."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._text = ""
        self.most = 0
        """The highest number there is."""
        self.longer = False
        """Does the number told last go on with the one told before it?"""

    def __bool__(self) -> bool:
        return bool(self._text)

    def forget(self) -> None:
        """Begin a new number."""
        self._text = ""

    def digit(self, digit: str) -> int:
        """Return the number that stands now; 0 while there is none."""
        typed = (self._text + digit).lstrip("0")
        if not typed:
            return 0
        self.longer = bool(self._text) and int(typed) <= self.most
        self._text = typed if int(typed) <= self.most else digit
        return int(self._text)

    def erase(self) -> int:
        """Take the last digit away; return the number that is left, 0 for none."""
        self._text, self.longer = self._text[:-1], True
        return int(self._text or 0)
