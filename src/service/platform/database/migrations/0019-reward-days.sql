-- The day on which a friend's first premium has been safe for long enough for the reward; and when it was found that the
-- friend is the customer, who then never gets one.
alter table referral add column due_on date, add column refused_at timestamptz;
create index referral_due on referral (due_on) where status = 'Pending' and refused_at is null;
-- A premium that was paid by debit never led to the reward. Days are those of Lagos.
update referral set due_on = premium.day + 14
from (
  select customer_id, min((paid_at at time zone interval '+01:00')::date) as day
  from (
    select customer_id, created_at as paid_at from payment where status = 'Paid'
    union all
    select mandate.customer_id, debit.booked_at from debit
    join mandate on mandate.id = debit.mandate_id where debit.booked_at is not null
  ) paid
  group by customer_id
) premium
where premium.customer_id = referral.referred_id and referral.status = 'Pending';
