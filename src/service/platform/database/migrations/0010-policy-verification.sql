-- The part of the address /verify/… that proves a certificate genuine: 80 random bits in 20 hexadecimal digits.
-- Policies that were bought before have one of their own, too. The version digits of a UUID are not among them.
alter table policy add column verification_code text not null unique
  default (left(gen_random_uuid()::text, 8) || right(gen_random_uuid()::text, 12));
