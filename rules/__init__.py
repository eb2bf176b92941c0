"""The rules of every game: pure functions on frozen records, without I/O, clock or luck."""
