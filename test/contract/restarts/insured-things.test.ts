import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import { fine } from '../../support/customer-builder'
import { insuring, messages, offered } from '../../support/insuring'
import { listOf } from '../../support/lists'

jest.setTimeout(180_000)

/** Back to before 0022-insured-things.sql and what followed it, with policies of before 0013 among the rows. */
const before = `
  drop table insured_thing;
  drop index policy_without_keys;
  alter table policy drop column has_keys;
  alter table mandate drop column ended_because;
  drop index policy_without_summary;
  alter table policy drop column summary;
  delete from migration where name in ('0022-insured-things.sql', '0023-why-a-mandate-ended.sql',
    '0026-policy-summary.sql');
  update policy set cover_from = null, cover_to = null where quote_no in (select quote_no from quote where product_id = 401);`

describe('[RUN-14: migrations] [LIFE-06: once] policies that were bought before keys were stored', () => {
  const { today, customer, fleet, home, trip, payByCard, sql } = insuring()
  const journey = (from: number) => trip(addDays(today(), from), addDays(today(), from + 2))

  test('are in the way of what they insure, with their own days, and of nothing else', async () => {
    const bought = [await fleet(['ABC-123DE', 'KJA-456FG']), await home('Flat 1, 12 Allen Avenue'), await journey(10)]
    // More than are read at once.
    for (let number = 100; number < 155; number += 1) bought.push(await fleet([`LND-${number}KJ`]))
    for (const answer of bought) fine(await payByCard(offered(answer).id))
    await sql(before)
    const refused = [
      await fleet(['kja 456 fg']),
      await fleet(['LND-154KJ']),
      await home('flat 1 12 allen avenue'),
      await journey(12),
    ]
    for (const answer of refused)
      expect(messages(answer)).toEqual([[expect.any(String), expect.stringMatching(/is insured already: .*, HB\//)]])
    for (const answer of [await fleet(['LND-155KJ']), await home('Flat 11, 2 Allen Avenue'), await journey(13)])
      fine(answer)
    expect((await listOf(customer(), 'Policy/GetAll?Filter=Home%20Owner')).items).toMatchObject([
      { coverFrom: today(), coverTo: addDays(addYears(today(), 1), -1) },
    ])
    await sql(`do $$ begin
      if exists (select 1 from policy join customer on customer.id = customer_id
        where email_address = '${customer().emailAddress}' and (not has_keys or cover_to is null)) then raise exception 'a policy has no keys or no days'; end if;
      if (select count(*) from insured_thing) <> 59 then raise exception 'a thing is missing, or stored twice'; end if;
      end $$`)
  })
})
