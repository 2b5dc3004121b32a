"""The yardstick of packaging/measure.py: an application with one empty window; with a word it tells when it was painted."""

import os
import sys
import time

from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 760)
window.show()
app.processEvents()
if "--painted" in sys.argv:
    print(time.clock_gettime(time.CLOCK_MONOTONIC), flush=True)
    os._exit(0)
sys.exit(app.exec())
