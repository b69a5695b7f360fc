-- A keyed hash of the account that a mandate debits, to be compared and nothing else; mandates of before have none.
alter table mandate add column account_hash text;
-- Until when a friend's phone or BVN has to be verified for the reward, and why a reward is not paid.
alter table referral add column verify_until date,
  add column refused_because text check (refused_because in ('OwnDetails', 'NotVerified'));
update referral set refused_because = 'OwnDetails' where refused_at is not null;
-- The friends of before have as long as those of today, from the first premium (14 days before it is due) or the upgrade.
update referral set verify_until = greatest(due_on - 14, (now() at time zone interval '+01:00')::date) + 90
where status = 'Pending' and due_on is not null;
-- The verified phones and BVNs, as keyed hashes, for which a reward was paid: each counts once.
create table rewarded_detail (
  hash text primary key,
  referral_id bigint references referral (id) on delete set null
);
create index customer_verified_phone on customer (verified_phone) where verified_phone is not null;
create index bvn_record_bvn on bvn_record (bvn);
