-- A policy has copies of the listed columns of its quote and payment, which no longer change.
-- The list can then be read from one index in any order, wherever the customer's rows are in the tables.
alter table policy add column product_name text;
alter table policy add column quote_no text;
alter table policy add column total_premium bigint;
alter table policy add column payment_reference text;
alter table policy add column total_amount bigint;
update policy
  set product_name = quote.product_name, quote_no = quote.quote_no, total_premium = quote.total_premium,
    payment_reference = payment.payment_reference, total_amount = payment.total_amount
  from quote, payment
  where quote.id = policy.quote_id and payment.quote_id = policy.quote_id;
alter table policy alter column product_name set not null;
alter table policy alter column quote_no set not null;
alter table policy alter column total_premium set not null;
alter table policy alter column payment_reference set not null;
alter table policy alter column total_amount set not null;
create index policy_list on policy (customer_id, created_at desc, id desc)
  include (policy_no, status, name, modified_at, product_name, quote_no, total_premium, payment_reference, total_amount);
drop index policy_customer;
