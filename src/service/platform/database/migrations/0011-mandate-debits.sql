-- The debits of a mandate, as the customer agreed to them; one without an instant has not been booked yet.
-- Mandates of earlier versions have none.
create table debit (
  mandate_id bigint not null references mandate (id) on delete cascade,
  number integer not null check (number > 0),
  due_on date not null,
  amount bigint not null check (amount > 0),
  booked_at timestamptz,
  primary key (mandate_id, number)
);
create index debit_due on debit (due_on) where booked_at is null;

-- When the cover began: with the payment, or with the first debit of a mandate. A pending policy has no such instant.
alter table policy add column began_at timestamptz;
update policy set began_at = created_at;
