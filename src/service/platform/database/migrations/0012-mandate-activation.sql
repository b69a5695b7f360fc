-- A new mandate is inactive until the customer has sent a small transfer, and lapses when its time has passed.
-- Mandates of earlier versions stay as they are: they never waited for one.
alter table mandate add column last_digits text;
alter table mandate add column activation_amount bigint check (activation_amount > 0);
alter table mandate add column activate_until timestamptz;
alter table mandate add column lapsed_at timestamptz;
create index mandate_waiting on mandate (activate_until) where not active and lapsed_at is null;
-- The quote of a mandate that has lapsed can have another one.
alter table mandate drop constraint mandate_quote_id_key;
create unique index mandate_quote on mandate (quote_id) where lapsed_at is null;
