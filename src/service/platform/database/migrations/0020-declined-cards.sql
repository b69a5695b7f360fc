-- When the cards of a customer were declined within an hour, in place of a count from the first one on. A pause that runs
-- goes on as it is; of a count that runs only its beginning is known.
create table declined_card (
  customer_id uuid not null references customer (id) on delete cascade,
  declined_at timestamptz not null
);
create index declined_card_customer on declined_card (customer_id, declined_at);
insert into declined_card (customer_id, declined_at)
select customer.id, rate_window.ends_at - interval '1 hour'
from rate_window join customer on rate_window.key = 'declined:' || customer.id,
  generate_series(1, least(rate_window.requests, 10));
delete from rate_window where key like 'declined:%';
