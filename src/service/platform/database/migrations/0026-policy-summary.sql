-- What a list shows of what a policy covers, so that it reads no details, which may be large. It is made by the service, not
-- here: that of a policy from before it, or of one that a process of the version before still sells, is made when its
-- customer is next asked for a list, a quote or a payment, together with the keys of what it insures (0022).
alter table policy add column summary jsonb;
create index policy_without_summary on policy (customer_id, id) where summary is null;
