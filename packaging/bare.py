"""The yardstick of packaging/measure.py: an application with one empty window; ``--painted`` tells when it is drawn."""

import sys
import time

from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 760)
window.show()
app.processEvents()
if "--painted" in sys.argv:
    print(time.monotonic(), flush=True)
    sys.exit(0)
sys.exit(app.exec())
