-- Colours of pictures: for what everybody sees of a table, and for what one person alone sees.

alter table tables add column scheme text not null default 'standard';
alter table people add column scheme text not null default '';         -- empty: those of the table
