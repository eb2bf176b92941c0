"""Discord's limits on messages, in one place."""

BUTTON_LABEL = 80
SHOWN_LABEL = 25
"""Characters of a button that a phone shows."""
OPTION_TEXT = 100
PLACEHOLDER = 150
MENU_ENTRIES = 25
CUSTOM_ID = 100
COMPONENTS = 40
TEXT = 4000
ALT = 1024
MODAL_TITLE = 45
MODAL_PARTS = 5
CHECK_BOXES = 10
NAME = 32
FILE = 10 * 1024 * 1024
