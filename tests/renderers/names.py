"""Names for players: usual ones, and those that are hard to draw."""

NAMES = ("Ana", "Benjamin", "Cleo", "Maximiliane", "Zoë", "Théodore", "Ivo", "Quentin")

DIFFICULT = {
    "longest": "W" * 32,
    "emoji": "😀👩‍👩‍👧 🇫🇷",
    "right to left": "\u202eمرحبا שלום\u202c",
    "chinese": "漢字かな交じり文",
    "stacked accents": "Y" + "\u0335\u0321\u033c\u0348" * 8 + "oe" + "\u0363" * 20,
    "letters from mathematics": "𝕵𝖔𝖊",
    "nothing to see": "\u200b\u2060 \u00ad",
    "one space": " ",
    "line breaks": "j\nb\tc",
}
