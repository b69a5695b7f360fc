-- A quote of what is owed for a cover is no order: it insures nothing, and is never dropped, corrected or replaced.
alter table quote add column kind text not null default 'Order' check (kind in ('Order', 'Arrears'));

-- How often a debit has failed and why, when it is tried again, and the quote that it is owed by; it is not debited any more
-- then, and is paid when that quote is.
alter table debit
  add column failures integer not null default 0 check (failures >= 0),
  add column failed_because text,
  add column retry_on date,
  add column arrears_quote_id bigint references quote (id) on delete cascade,
  add check (booked_at is null or arrears_quote_id is null);
create index debit_arrears on debit (arrears_quote_id) where arrears_quote_id is not null;

-- Since when a cover is suspended, or was cancelled, while its status says so.
alter table policy add column suspended_on date, add column cancelled_on date;

-- The times in which a cover is not valid since debits failed, each with the quote of what is owed: from the first day until it
-- was paid, that day not included, or for good.
create table suspension (
  quote_id bigint primary key references quote (id) on delete cascade,
  mandate_id bigint not null references mandate (id) on delete cascade,
  policy_id bigint not null references policy (id) on delete cascade,
  suspended_on date not null,
  resumed_on date check (resumed_on >= suspended_on),
  cancelled_on date check (cancelled_on >= suspended_on),
  check (resumed_on is null or cancelled_on is null)
);
create index suspension_policy on suspension (policy_id);
create unique index suspension_open on suspension (mandate_id) where resumed_on is null and cancelled_on is null;

-- The mandates whose debits the simulated bank refuses, and why.
create table failing_mandate (
  mandate_id bigint primary key references mandate (id) on delete cascade,
  reason text not null
);
