"""The pictures of Verflixxt!"""
