-- How well each robot is to play, and which level made a step.

alter table chairs add column level text not null default 'good';
alter table steps add column level text not null default '';
