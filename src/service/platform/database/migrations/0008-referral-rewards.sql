alter table referral add column amount bigint check (amount >= 0);
alter table referral add column paid_at timestamptz;
update referral set amount = 200000;
alter table referral alter column amount set not null;
