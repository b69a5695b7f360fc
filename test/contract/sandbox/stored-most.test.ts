import { fine, newCustomer } from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { beneficiary, editedBeneficiary, saveBeneficiary } from '../../support/people'
import { copying, largestHome } from '../../support/stored'
import { insuring } from '../../support/insuring'
import { openedWith, widgetToken } from '../../support/widget-client'

jest.setTimeout(180_000)

const app = '/api/services/app'

describe('what a customer can store', () => {
  const { client, customer, quoted, quote, widget, payByCard, byMandate, mandates, sql, origin, widgetOrigin } =
    insuring()
  const refused = (message: string, details: string) => ({
    status: 500,
    error: { message, details: expect.stringContaining(details) as unknown },
  })

  test('[RUN-16: quotes] is 200 unpaid quotes that have not ended; those that have do not count', async () => {
    await quote()
    await sql(copying('quotes', customer(), 198))
    await quote()
    const body = {
      signature: 'Test Customer',
      productId: 401,
      building: largestHome('Other Street').building.slice(0, 1),
    }
    expect(await quoted('HomeQuote', body)).toMatchObject(
      refused('We keep at most 200 unpaid quotes for you, and you have that many.', 'Each of them ends after 30 days.'),
    )
    await sql(
      `update quote set valid_until = current_date - 2 where id in (select id from quote order by id desc limit 1)`,
    )
    await quote()
  })

  test('[RUN-16: covers] is 1,000 covers that have not ended, which the widget says before it asks for a card', async () => {
    await payByCard((await quote()).id)
    await sql(copying('covers', customer(), 998))
    const [last, beyond] = [await quote(), await quote()]
    fine(await payByCard(last.id))
    const [message, details] = [
      'We keep at most 1,000 covers for you at a time, and you have that many.',
      'You have not been charged.',
    ]
    expect((await widget().quote(beyond.id)).result).toMatchObject({
      status: 'Unpaid',
      refusal: { message, details: expect.stringContaining(details) as unknown },
    })
    expect(await payByCard(beyond.id)).toMatchObject(refused(message, details))
    expect(await byMandate('/pay/mandate/plan', beyond.id)).toMatchObject(refused(message, details))
    expect(await byMandate('/pay/mandate', beyond.id)).toMatchObject(refused(message, details))
    await sql(
      `update policy set cover_to = current_date - 2 where id in (select id from policy order by id desc limit 1)`,
    )
    fine(await payByCard(beyond.id))
  })

  test('[RUN-16: mandates] is 50 mandates that wait for a transfer; a card is taken then', async () => {
    fine(await byMandate('/pay/mandate', (await quote()).id))
    await sql(copying('mandates', customer(), 48))
    fine(await byMandate('/pay/mandate', (await quote()).id))
    const beyond = await quote()
    const refusal = refused(
      'We keep at most 50 mandates for you that wait for a transfer, and you have that many.',
      'Send one of the transfers first, or pay by card.',
    )
    expect(await byMandate('/pay/mandate/plan', beyond.id)).toMatchObject(refusal)
    expect(await byMandate('/pay/mandate', beyond.id)).toMatchObject(refusal)
    fine(await payByCard(beyond.id))
  })

  test('[RUN-16: mandates] a row of their list is small, without what the quote covers', async () => {
    fine(await byMandate('/pay/mandate', (await quote()).id))
    const items = await mandates()
    expect(Buffer.byteLength(JSON.stringify(items[0]))).toBeLessThanOrEqual(2_000)
    expect(items[0]).toMatchObject({ product: { name: 'Comprehensive Motor' } })
  })

  test('[RUN-16: beneficiaries] is 50 beneficiaries', async () => {
    const share = { sharePercentage: 0.01 }
    fine(await saveBeneficiary(customer(), beneficiary(share)))
    await sql(
      `insert into beneficiary (customer_id, surname, other_names, relationship_type, share_hundredths, mobile_no, created_at)
        select customer_id, surname, other_names, relationship_type, share_hundredths, mobile_no, created_at
        from beneficiary, generate_series(1, 48)
        where customer_id = (select id from customer where email_address = '${customer().emailAddress}')`,
    )
    fine(await saveBeneficiary(customer(), beneficiary(share)))
    expect(await saveBeneficiary(customer(), beneficiary(share))).toMatchObject(
      refused('We keep at most 50 beneficiaries for you, and you have that many.', 'Please write to'),
    )
    const { items } = await listOf(customer(), 'Beneficiary/GetAll?MaxResultCount=1')
    fine(await saveBeneficiary(customer(), editedBeneficiary(share), String(items[0]?.['id'])))
  })

  test('[RUN-16: friends] has no end of friends: each is recorded, and a list without a page is one of a thousand', async () => {
    const { referralCode } = (await client().get(`${app}/Profile/GetCurrentUserProfileForEdit`)).result as {
      readonly referralCode: string
    }
    await sql(
      `insert into referral (referrer_id, name, status, amount, created_at)
        select id, 'Friend ' || n, 'Pending', 200000, now() from customer, generate_series(1, 1200) n
        where email_address = '${customer().emailAddress}'`,
    )
    await newCustomer(origin(), { referralCode })
    const { totalCount, items } = await listOf(customer(), 'Referral/GetAll')
    expect([totalCount, items.length]).toEqual([1_201, 1_000])
    expect((await listOf(customer(), 'Referral/GetAll?SkipCount=1000')).items).toHaveLength(201)
  })

  test('[RUN-16: widget tokens] the oldest of more than twenty tokens gives way', async () => {
    const { id } = await quote()
    const tokens: (string | undefined)[] = []
    for (let each = 0; each < 22; each += 1) tokens.push(await widgetToken(client(), id))
    const statuses = await Promise.all(tokens.map((token) => openedWith(widgetOrigin(), token, id)))
    expect(statuses).toEqual([401, 401, ...Array<number>(20).fill(200)])
    fine(await client().get(`${app}/Policy/GetAll`))
  })
})
