/** The mandates of these rounds; demo customers have others. */
const ofRounds = `mandate.customer_id in (select id from customer where email_address not like '%@portal.test')`

const mailsOf = (subjects: string) => `(select count(*) from outbox_message
  where recipient = customer.email_address and (${subjects}))`

/** What is debited or paid twice, by halves or too much, each as a query of the rows that are wrong. */
export const arrearsWrongs: Readonly<Record<string, string>> = {
  'quotes of arrears whose amount is not that of their debits': `select quote.id from quote
    left join debit on debit.arrears_quote_id = quote.id where kind = 'Arrears'
    group by quote.id having quote.total_premium <> coalesce(sum(debit.amount), 0)`,
  'payments of arrears of another amount': `select quote.id from quote join payment on payment.quote_id = quote.id
    where kind = 'Arrears' and (payment.total_amount <> quote.total_premium or payment.status <> 'Paid')`,
  'quotes of arrears with a policy or a mandate of their own': `select quote.id from quote
    left join policy on policy.quote_id = quote.id left join mandate on mandate.quote_id = quote.id
    where kind = 'Arrears' and (policy.id is not null or mandate.id is not null)`,
  'suspensions that ended otherwise than by their payment': `select suspension.quote_id from suspension
    left join payment on payment.quote_id = suspension.quote_id
    where (payment.id is not null) <> (resumed_on is not null) or (payment.id is not null and cancelled_on is not null)`,
  'covers whose status is not that of their last suspension': `select policy.id from policy
    join mandate on mandate.quote_id = policy.quote_id and mandate.lapsed_at is null
    join lateral (select * from suspension where policy_id = policy.id order by quote_id desc limit 1) last on true
    where policy.status <> case when last.cancelled_on is not null then 'Cancelled'
        when last.resumed_on is not null then 'Active' else 'Suspended' end
      or (mandate.active) <> (policy.status = 'Active')
      or (policy.suspended_on is not null) <> (policy.status = 'Suspended')
      or (policy.cancelled_on is not null) <> (policy.status = 'Cancelled')`,
  'mandates whose debits are not the premium': `select mandate.id from mandate
    join quote on quote.id = mandate.quote_id join debit on debit.mandate_id = mandate.id where ${ofRounds}
    group by mandate.id, quote.total_premium having sum(debit.amount) <> quote.total_premium`,
  'debits that were booked while their cover was suspended': `select debit.mandate_id from debit
    join suspension on suspension.mandate_id = debit.mandate_id
    where booked_at is not null and (booked_at at time zone interval '+01:00')::date >= suspended_on
      and (booked_at at time zone interval '+01:00')::date < coalesce(resumed_on, cancelled_on, 'infinity')`,
  'customers with other than one message for each failed attempt, each cancellation and each payment of arrears': `
    select customer.id from customer join mandate on mandate.customer_id = customer.id where ${ofRounds} and (
      ${mailsOf("subject like 'A debit failed%' or subject like 'Your cover is suspended%'")} <>
        (select sum(failures) from debit where mandate_id = mandate.id)
      or ${mailsOf("subject like 'Your cover is cancelled%'")} <>
        (select count(*) from suspension where mandate_id = mandate.id and cancelled_on is not null)
      or ${mailsOf("text like '%the debits of your mandate go on%'")} <>
        (select count(*) from suspension where mandate_id = mandate.id and resumed_on is not null))`,
  'receipts other than one for each booked debit': `select mandate.id from mandate
    join payment on payment.quote_id = mandate.quote_id where ${ofRounds} and
      (select count(*) from outbox_message where position(payment.payment_reference in text) > 0) <>
      1 + (select count(*) from debit where mandate_id = mandate.id and booked_at is not null)`,
}
