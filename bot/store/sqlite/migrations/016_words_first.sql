-- Words first: what a person alone sees comes to them as text, without pictures.

alter table people add column words_first integer not null default 0;  -- 1: as text
