-- The networks and browsers from which a customer has logged in: a lock does not bar these.
create table known_place (
  customer_id uuid not null references customer (id) on delete cascade,
  network text not null,
  browser text not null,
  last_log_in timestamptz not null,
  primary key (customer_id, network, browser)
);

-- Failures count under other keys from now on, and the oldest go first. A lock that ends with the upgrade had five minutes.
delete from login_attempt;
create index login_attempt_last on login_attempt (last_at);
