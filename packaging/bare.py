"""The yardstick of packaging/measure.py: an application with one empty window; told to, it says when it is drawn."""

import os
import sys
import time

from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 760)
window.show()
app.processEvents()
if "MAFIA_GM_PAINTED" in os.environ:
    print(time.monotonic(), flush=True)
    sys.exit(0)
sys.exit(app.exec())
