-- Accounts are looked up by one form of their names and addresses (NFC). Where several become one, the row that has it
-- already, or else the oldest, is found by it; the others stay, each found by its exact text.
with form as (
  select id, normalize(email_key, nfc) as key, row_number() over (
    partition by normalize(email_key, nfc) order by email_key = normalize(email_key, nfc) desc, created_at, id
  ) as place
  from customer
)
update customer set email_key = form.key from form
where form.id = customer.id and form.place = 1 and customer.email_key <> form.key;
with form as (
  select id, normalize(user_name_key, nfc) as key, row_number() over (
    partition by normalize(user_name_key, nfc) order by user_name_key = normalize(user_name_key, nfc) desc, created_at, id
  ) as place
  from customer
)
update customer set user_name_key = form.key from form
where form.id = customer.id and form.place = 1 and customer.user_name_key <> form.key;
