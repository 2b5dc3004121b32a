"""The one stylesheet of all standard widgets; ``theme`` says which properties they are dressed by."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING, Final

import msgspec

from mafia_gm import paths

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.ui.theme import Colours


def stylesheet(colours: Colours, sides: Iterable[str], scale: float = 1.0) -> str:
    """The stylesheet in these colours, with a tone for each side; ``p4`` in it is four scaled pixels."""
    sizes = {f"p{pixels}": f"{max(1, round(pixels * scale))}px" for pixels in range(1, 49)}
    icons = {
        f"icon_{name}": f'url("{(paths.resources() / "icons" / f"{name}.svg").as_posix()}")'
        for name in ("check", "dash", "dot", "down", "up")
    }
    tones = (f'QLabel[tone="{side}"] {{ color: {colours.of(side).name()}; }}' for side in sides)
    return _SHEET.substitute(msgspec.structs.asdict(colours) | sizes | icons) + "\n".join(tones)


_SHEET: Final = Template("""
* { outline: none; }
QWidget { color: $text; }
QMainWindow, QDialog, QWizard { background: $window; }
QLabel { background: transparent; }
QLabel[scale="caption"] { font-size: $p12; font-weight: 600; color: $muted; letter-spacing: 1px; }
QLabel[tone="muted"] { color: $muted; }       QLabel[tone="accent"] { color: $accent; }
QLabel[tone="danger"] { color: $danger; }     QLabel[tone="good"] { color: $good; }
QLabel[scale="small"] { font-size: $p12; }
QLabel[scale="lead"] { font-size: $p16; }
QLabel[scale="long"] { font-size: $p17; font-weight: 600; }
QLabel[scale="big"] { font-size: $p20; font-weight: 600; }
QLabel[scale="large"] { font-size: $p26; font-weight: 600; }
QLabel[scale="huge"] { font-size: $p32; font-weight: 700; }
QFrame[kind="panel"] { background: $panel; border-radius: $p10; }
QFrame[kind="card"] { background: $raised; border-radius: $p8; }
QFrame[kind="say"] { background: $raised; border-left: $p4 solid $accent; border-top-right-radius: $p8;
  border-bottom-right-radius: $p8; }

QPushButton, QToolButton { background: $raised; border: 1px solid $line; border-radius: $p8;
  padding: $p6 $p14; font-weight: 600; min-height: $p20; }
QToolButton { padding: $p6 $p8; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked { background: $line; }
QPushButton:checked, QToolButton:checked { border-color: $accent; }
QPushButton:disabled, QToolButton:disabled { color: $faint; background: $panel; border-color: $raised; }
QPushButton:focus, QToolButton:focus { border: 2px solid $text; padding: $p5 $p13; }
QToolButton:focus { padding: $p5 $p7; }
QPushButton[kind="primary"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[kind="primary"]:hover { border: 2px solid $on_accent; padding: $p5 $p13; }
QPushButton[kind="primary"]:focus { border: 2px solid $text; }
QPushButton[kind="primary"]:disabled { background: $raised; color: $faint; border-color: $raised; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent; border-color: transparent;
  color: $muted; font-weight: 500; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { background: $raised; color: $text; }
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus { border-color: $text; color: $text; }
QPushButton[kind="quiet"]:disabled { color: $faint; background: transparent; }
QPushButton[kind="danger"] { color: $danger; border-color: $danger; }
QPushButton[kind="danger"]:focus { border-color: $text; }
QPushButton[kind="danger"]:disabled { color: $faint; border-color: $raised; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: $icon_down; width: $p12; height: $p12;
  subcontrol-position: right center; right: $p6; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox, QTimeEdit {
  background: $raised; border: 1px solid $line; border-radius: $p8; padding: $p5 $p10; min-height: $p20;
  selection-background-color: $accent; selection-color: $on_accent; }
QTextBrowser, QPlainTextEdit, QTextEdit { padding: $p8; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: none; padding: 0 $p6; min-height: 0; background: transparent; }
QLineEdit:hover, QComboBox:hover, QSpinBox:hover { border-color: $faint; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus,
QTimeEdit:focus { border: 2px solid $accent; padding: $p4 $p9; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $faint; background: $panel; }
QLineEdit[wrong="true"] { border-color: $danger; }
QComboBox::drop-down { border: none; width: $p24; }
QComboBox::down-arrow { image: $icon_down; width: $p12; height: $p12; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line; padding: $p4;
  selection-background-color: $accent; selection-color: $on_accent; }
QSpinBox::up-button, QSpinBox::down-button, QTimeEdit::up-button, QTimeEdit::down-button,
QDoubleSpinBox::up-button, QDoubleSpinBox::down-button { border: none; background: transparent; width: $p20; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow, QTimeEdit::up-arrow { image: $icon_up; width: $p10; height: $p10; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow, QTimeEdit::down-arrow { image: $icon_down; width: $p10;
  height: $p10; }

QAbstractItemView { background: $panel; border: 1px solid $panel; border-radius: $p8;
  selection-background-color: $hover; selection-color: $text; alternate-background-color: $raised; }
QAbstractItemView:focus { border: 1px solid $accent; }
QListView::item, QTreeView::item { padding: $p4 $p6; min-height: $p20; border: 2px solid transparent; border-radius: $p6; }
QListView::item:hover, QTreeView::item:hover { background: $raised; }
QListView::item:selected, QTreeView::item:selected { background: $hover; color: $text; }
QListView::item:focus, QTreeView::item:focus { border-color: $accent; }
QTableView { gridline-color: transparent; }
QTableView::item { padding: $p2 $p6; border: none; }
QTableView::item:selected { background: $hover; color: $text; }
QHeaderView, QHeaderView::section { background: $panel; color: $muted; border: none; font-weight: 600; }
QHeaderView::section { padding: $p4 $p6; border-bottom: 1px solid $line; }

QCheckBox, QRadioButton { spacing: $p8; padding: $p2; border: 2px solid transparent; border-radius: $p6;
  background: transparent; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator { width: $p16; height: $p16;
  border: 1px solid $faint; background: $raised; border-radius: $p4; }
QRadioButton::indicator { border-radius: $p9; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: $accent;
  border-color: $accent; image: $icon_check; }
QCheckBox::indicator:indeterminate { background: $accent; border-color: $accent; image: $icon_dash; }
QRadioButton::indicator:checked { background: $accent; border-color: $accent; image: $icon_dot; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: $line; border-color: $line; }

QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: $muted; padding: $p8 $p14; border: 2px solid transparent;
  border-bottom: 2px solid transparent; font-weight: 600; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:selected:focus { border: 2px solid $accent; border-radius: $p6; }

QScrollArea, QStackedWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: $p12; margin: 0; }
QScrollBar:horizontal { background: transparent; height: $p12; margin: 0; }
QScrollBar::handle { background: $line; border-radius: $p4; margin: $p2; }
QScrollBar::handle:vertical { min-height: $p32; }
QScrollBar::handle:horizontal { min-width: $p32; }
QScrollBar::handle:hover { background: $faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
QProgressBar { background: $raised; border: none; border-radius: $p4; text-align: center; min-height: $p16; }
QProgressBar::chunk { background: $accent; border-radius: $p4; }
QSlider::groove:horizontal { background: $line; height: $p4; border-radius: $p2; }
QSlider::handle:horizontal { background: $accent; width: $p16; margin: -$p6 0; border-radius: $p8; }
QSlider::handle:horizontal:focus { border: 2px solid $text; }
QGroupBox { border: 1px solid $line; border-radius: $p8; margin-top: $p10; padding-top: $p12; }
QGroupBox::title { subcontrol-origin: margin; left: $p12; padding: 0 $p4; color: $muted; }

QMessageBox QLabel#qt_msgbox_label { font-size: $p20; font-weight: 600; min-width: 400px; }
QMessageBox QLabel#qt_msgbox_informativelabel { min-width: 400px; }
QToolTip { background: $raised; color: $text; border: 1px solid $line; padding: $p6; }
QMenuBar { background: $window; color: $muted; }
QMenuBar::item { padding: $p4 $p10; background: transparent; border-radius: $p6; }
QMenuBar::item:selected { background: $hover; color: $text; }
QMenu { background: $raised; border: 1px solid $line; padding: $p4; }
QMenu::item { padding: $p6 $p24 $p6 $p20; border-radius: $p6; background: transparent; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: $p4 $p8; }
QStatusBar { background: $window; color: $muted; }
QStatusBar::item { border: none; }
""")
