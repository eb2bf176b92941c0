-- Standing wishes: the questions that a seat's person does not want to be asked at this table.

alter table chairs add column wishes text not null default '[]';  -- their words, as JSON
