-- Moves of several robots in a row: all shown at once, or each for a moment before the next.

alter table tables add column robot_moves text not null default 'together';  -- together, each
