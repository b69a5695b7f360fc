-- What a token opens: the API, or one quote in the payment widget, which may be none. Tokens of earlier versions open the
-- API, and so do those that a process of the version before still issues. A quote goes with its customer alone, whose
-- tokens go then, too.
alter table access_token
  add column audience text not null default 'api' check (audience in ('api', 'widget')),
  add column quote_id bigint,
  add check (quote_id is null or audience = 'widget');
