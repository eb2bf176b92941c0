-- Peace: votes of which somebody is told after their quiet hours, and people who block others.

alter table proposals add column untold    text not null default '[]'; -- JSON: who is asked and was not told of it
alter table proposals add column notice_at real not null default 0;    -- when one of them can be told; 0: nobody is left
create index proposals_untold on proposals (notice_at) where stage = 'open' and notice_at > 0;

create table blocks (
    user    integer not null,
    blocked integer not null,                  -- nothing of theirs is offered to the user
    primary key (user, blocked)
) strict, without rowid;
