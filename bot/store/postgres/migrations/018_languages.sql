-- Languages of a board: that of whoever opened the table, or each one, that one first.

alter table tables add column languages text not null default 'one';  -- one, both
