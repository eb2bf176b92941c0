"""Games over days: reminders, deadlines, quiet hours, and seats that change hands."""
