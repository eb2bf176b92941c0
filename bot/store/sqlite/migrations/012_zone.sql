-- Time zones: asked for once, beside the first reminder.

alter table people add column asked_zone integer not null default 0;  -- 1: they have been asked for their time zone
