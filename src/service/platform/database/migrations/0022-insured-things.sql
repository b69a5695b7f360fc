-- What a policy insures that is insured once at a time, by the key of each thing, so that a quote asks for its own things
-- alone. Keys are made by the service, not here: those of a policy from before it has when its customer is next asked for
-- a quote or a payment, and with them the period of one that does not say it (0013).
create table insured_thing (
  customer_id uuid not null references customer (id) on delete cascade,
  key text not null,
  policy_id bigint not null references policy (id) on delete cascade,
  primary key (customer_id, key, policy_id)
);
create index insured_thing_policy on insured_thing (policy_id);
alter table policy add column has_keys boolean not null default false;
create index policy_without_keys on policy (customer_id, id) where not has_keys;
