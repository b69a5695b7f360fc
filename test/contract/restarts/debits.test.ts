import { fine } from '../../support/customer-builder'
import { insuring } from '../../support/insuring'
import { listOf, type Row } from '../../support/lists'
import { daysAfter, monthsAfterCarried } from '../../support/own-calendar'

jest.setTimeout(240_000)

/** Tests on a database of their own, whose rows are changed between two starts: as time, and as earlier versions left them. */
describe('the debits of mandates', () => {
  const {
    today,
    customer,
    quote,
    payByCard,
    payByMandate,
    bankReports,
    mandates,
    origin,
    sql: restartAfter,
  } = insuring()

  /** The policy of a new quote, paid by mandate with its first debit on that day. */
  const buyByMandate = async (startDate: string): Promise<string> => {
    const { id, quoteNo } = await quote()
    fine(await payByMandate(id, startDate))
    await bankReports('transfer')
    return quoteNo
  }
  const policyOf = async (quoteNo: string): Promise<Row | undefined> =>
    (await listOf(customer(), `Policy/GetAll?Filter=${quoteNo}`)).items[0]
  const ofCustomer = () => `mandate_id in (select id from mandate where customer_id =
    (select id from customer where email_address = '${customer().emailAddress}'))`
  const pageAt = async (address: string) => (await fetch(address)).text()

  test('[PAY-14: first debit] begin the cover on the day of the first one, and each is booked once', async () => {
    const [due, later] = [await buyByMandate(daysAfter(today(), 10)), await buyByMandate(daysAfter(today(), 11))]
    expect([await policyOf(due), await policyOf(later)]).toMatchObject([{ status: 'Pending' }, { status: 'Pending' }])
    await restartAfter('update debit set due_on = due_on - 10')
    expect(await policyOf(due)).toMatchObject({ status: 'Active' })
    expect(await policyOf(later)).toMatchObject({ status: 'Pending' })
    // Booked again they would have a later instant; the verification code of the other policy is made predictable.
    await restartAfter(`do $$ begin
        if (select count(*) from debit where booked_at is not null and ${ofCustomer()}) <> 1
        then raise exception 'not one debit is booked'; end if; end $$;
      update debit set booked_at = booked_at - interval '1 day' where booked_at is not null;
      update policy set verification_code = '0123456789abcdef0123' where quote_no = '${later}'`)
    await restartAfter(`do $$ begin
        if exists (select 1 from debit where booked_at > now() - interval '1 day') then
          raise exception 'a debit is booked again'; end if; end $$`)
    expect(await pageAt(`${origin()}/verify/0123-4567-89ab-cdef-0123`)).toContain('✗ Not valid yet')
    // A month later the second one follows, and the first is left as it is.
    await restartAfter(`update debit set due_on = '${today()}' where number = 2 and mandate_id =
        (select mandate_id from debit where booked_at is not null and ${ofCustomer()})`)
    await restartAfter(`do $$ begin
        if (select array_agg(number) from debit where booked_at > now() - interval '1 day' and ${ofCustomer()}) <> array[2]
        then raise exception 'not the second debit alone is booked'; end if; end $$`)
  })

  test('[PAY-14: first debit] a first debit that is booked late begins a whole term on that day', async () => {
    const quoteNo = await buyByMandate(daysAfter(today(), 1))
    await restartAfter(`
      update policy set cover_from = cover_from - 5, cover_to = cover_to - 5 where quote_no = '${quoteNo}';
      update debit set due_on = due_on - 5 where mandate_id =
        (select mandate.id from mandate join quote on quote.id = mandate.quote_id where quote.quote_no = '${quoteNo}')`)
    const whole = { coverFrom: today(), coverTo: daysAfter(monthsAfterCarried(today(), 12), -1) }
    expect(await policyOf(quoteNo)).toMatchObject({ status: 'Active', ...whole })
  })

  test('a policy and a mandate of earlier versions stay active, and are valid', async () => {
    const quoteNo = await buyByMandate(today())
    const paid = await quote()
    fine(await payByCard(paid.id))
    await restartAfter(`drop table debit; alter table policy drop column began_at;
      drop index mandate_waiting; drop index mandate_quote;
      alter table mandate add constraint mandate_quote_id_key unique (quote_id);
      alter table mandate drop column last_digits, drop column activation_amount, drop column activate_until,
        drop column lapsed_at;
      update policy set verification_code = 'fedcba98765432100123' where quote_no = '${quoteNo}';
      alter table quote drop column kind; alter table policy drop column suspended_on, drop column cancelled_on;
      drop table suspension, failing_mandate;
      delete from migration where name in ('0011-mandate-debits.sql', '0012-mandate-activation.sql', '0032-failed-debits.sql')`)
    for (const number of [quoteNo, paid.quoteNo])
      expect(await policyOf(number)).toMatchObject({ status: 'Active', certificateUrl: expect.any(String) as unknown })
    expect((await mandates())[0]).toMatchObject({ status: true })
    expect(await pageAt(`${origin()}/verify/fedc-ba98-7654-3210-0123`)).toContain('✓ Valid today')
  })
})
