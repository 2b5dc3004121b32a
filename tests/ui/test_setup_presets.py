"""Presets: kept, taken in another evening and another game, given away as a file, deleted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from mafia_gm.app.presets import import_preset, list_presets
from mafia_gm.ui import theme
from mafia_gm.ui.setup.flow import Before, SetupFlow
from tests.shots.people import USUAL

SEVEN = USUAL[:7]
OWN = ("doctor", "detective", "citizen", "citizen", "citizen", "mafia_boss", "mafioso")


@pytest.fixture
def flow(qtbot: QtBot, home: Path) -> SetupFlow:
    assert not home.exists()
    made = SetupFlow(theme.DARK, Before(screen="en", names=SEVEN, options={"self_vote": False}))
    qtbot.addWidget(made)
    made.show()
    return made


def entries(flow: SetupFlow) -> dict[str, QAction]:
    """Open the menu; return what can be chosen, what belongs to a preset as ``name/entry``."""
    menu = flow.presets.menu()
    menu.aboutToShow.emit()
    found: dict[str, QAction] = {}
    for action in menu.actions():
        below = next((one for one in menu.findChildren(QMenu) if one.menuAction() is action), None)
        if below is None:
            found[action.text()] = action
        else:
            name = action.text().split("  ·  ")[0]
            found |= {f"{name}/{entry.text()}": entry for entry in below.actions()}
    return found


def keep(flow: SetupFlow, name: str) -> None:
    entries(flow)["Keep these characters and rulings…"].trigger()
    (dialog,) = (one for one in flow.window().findChildren(QInputDialog) if one.isVisible())
    dialog.setTextValue(name)
    dialog.accept()


def choose(flow: SetupFlow, path: Path) -> None:
    """Choose a path in the open dialog, as its own button would."""
    dialog = next(one for one in flow.window().findChildren(QFileDialog) if one.isVisible())
    dialog.fileSelected.emit(str(path))
    dialog.reject()


def test_a_set_of_ones_own_comes_back_with_its_rulings(flow: SetupFlow) -> None:
    flow._change(flow.draft.with_roles(OWN, own=True).with_ruling("max_ties", 2))
    kept = flow.draft
    keep(flow, "  Nasz / stół ")
    flow._change(flow.draft.with_set("maffia", (), {}))
    assert flow.draft.ruleset == "maffia"
    assert flow.draft.options == flow.draft.rules.defaults()
    entries(flow)["Nasz / stół/Use it"].trigger()
    assert (flow.draft.ruleset, flow.draft.roles, flow.draft.own) == ("mafia_plus", kept.roles, True)
    assert flow.draft.options == kept.options
    assert flow.draft.names == SEVEN


def test_a_recommended_set_follows_the_number_of_players(flow: SetupFlow) -> None:
    keep(flow, "Usual")
    seven = flow.draft.roles
    flow._change(flow.draft.with_names((*SEVEN, "Henryk")))
    entries(flow)["Usual/Use it"].trigger()
    assert not flow.draft.own
    assert len(flow.draft.roles) == 8
    flow._change(flow.draft.with_names(SEVEN))
    assert flow.draft.roles == seven


def test_a_file_is_given_away_and_taken(flow: SetupFlow, tmp_path: Path) -> None:
    keep(flow, "Ours")
    entries(flow)["Ours/Save it as a file…"].trigger()
    choose(flow, tmp_path / "ours.json")
    assert import_preset(tmp_path / "ours.json").options == {"self_vote": False}
    entries(flow)["Ours/Delete it"].trigger()
    assert list_presets() == ()
    flow._change(flow.draft.with_set("mafia_plus", (), {}))
    entries(flow)["Take one from a file…"].trigger()
    choose(flow, tmp_path / "ours.json")
    assert flow.draft.options["self_vote"] is False
    assert [preset.name for _, preset in list_presets()] == ["Ours"]


def test_a_file_takes_the_place_of_no_preset_of_its_name(flow: SetupFlow, tmp_path: Path) -> None:
    keep(flow, "Ours")
    entries(flow)["Ours/Save it as a file…"].trigger()
    choose(flow, tmp_path / "ours.json")
    flow._change(flow.draft.with_ruling("abstain", False))
    keep(flow, "Ours")
    entries(flow)["Take one from a file…"].trigger()
    choose(flow, tmp_path / "ours.json")
    assert flow.draft.options["abstain"] is True
    assert {preset.name: "abstain" in preset.options for _, preset in list_presets()} == {
        "Ours": True,
        "Ours (2)": False,
    }


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"{", "holds no preset"),
        (b'{"kind": "mafia_gm_preset", "format": 1, "name": "n", "ruleset": "chess"}', "chess"),
        (b'{"kind": "mafia_gm_preset", "format": 2, "name": "n", "ruleset": "maffia"}', "format 2"),
    ],
)
def test_a_strange_file_is_refused_in_words(flow: SetupFlow, tmp_path: Path, data: bytes, said: str) -> None:
    (tmp_path / "strange.json").write_bytes(data)
    before = flow.draft
    entries(flow)["Take one from a file…"].trigger()
    choose(flow, tmp_path / "strange.json")
    (box,) = flow.window().findChildren(QMessageBox)
    assert said in box.informativeText()
    box.reject()
    assert flow.draft == before
    assert list_presets() == ()


def test_no_name_keeps_nothing(flow: SetupFlow) -> None:
    keep(flow, " \u200b ")
    assert list_presets() == ()
    assert not [one for one in flow.window().findChildren(QDialog) if one.isVisible()]
