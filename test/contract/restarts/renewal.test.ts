import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { openStore, type Store } from '../../support/backends'
import {
  card,
  motorQuote,
  newCustomer,
  outboxOf,
  type TestCustomer,
  type TestQuote,
} from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { savingsPlan } from '../../support/savings-plan'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(180_000)

type Held = {
  readonly id: number
  readonly coverFrom: string
  readonly coverTo: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly renewal?: { readonly productId: number; readonly form: Readonly<Record<string, unknown>> }
}

const yearFrom = (from: CalendarDate) => ({ coverFrom: from, coverTo: addDays(addYears(from, 1), -1) })

/** On a database of its own, whose policies are moved back in time. */
describe('cover from and to', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  const today = dayInLagos(Date.now())

  const client = () => rawClient(sandbox.origin, customer.client.token)
  const policies = async (): Promise<readonly Held[]> =>
    ((await client().get('/api/services/app/Policy/GetAll?Sorting=creationTime%20DESC')).result as { items: Held[] })
      .items
  const pay = async ({ id }: { readonly id: number }) => {
    const widget = widgetClient(sandbox.widgetOrigin, client())
    expect((await widget.post('/pay/card', { quoteId: id, ...card })).status).toBe(200)
  }
  const endIn = async (days: number) => {
    await sandbox.stop()
    await store.sql(
      `update policy set cover_from = '${addDays(addYears(today, -1), days)}', cover_to = '${addDays(today, days)}';`,
    )
    sandbox = await store.start()
  }
  const quoteOf = (registrationNo: string) => motorQuote({ ...customer, client: client() }, { registrationNo })

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    customer = await newCustomer(sandbox.origin)
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('[COVER-08] [LIFE-04] a quote says what is bought, and for how long; its cover begins when it is paid', async () => {
    const quote = (await quoteOf('ABC-123DE')) as TestQuote & Pick<Held, 'details'>
    expect(quote).not.toHaveProperty('coverFrom')
    expect(quote).not.toHaveProperty('coverTo')
    expect(quote.details).toContainEqual({ label: 'Duration', value: 'A year' })
    expect(quote.details).toEqual(
      expect.arrayContaining([
        { label: 'Plate', value: 'ABC-123DE' },
        { label: 'Use', value: 'Private' },
      ]),
    )
    await pay(quote)
  })

  test('[COVER-09] its policy says the same, and cannot be renewed yet', async () => {
    const [policy] = await policies()
    expect(policy).toMatchObject(yearFrom(today))
    expect(policy).not.toHaveProperty('renewal')
    expect(policy?.details).toContainEqual({ label: 'Plate', value: 'ABC-123DE' })
  })

  test.each([
    [61, false],
    [60, true],
    [0, true],
    [-1, false],
  ])('[COVER-09] %d days before its end it can be renewed: %p', async (days, renewable) => {
    await endIn(days)
    const [policy] = await policies()
    expect(policy?.renewal !== undefined).toBe(renewable)
    if (!renewable) return
    expect(policy?.renewal).toEqual({ categoryId: 1, productId: 101, form: {} })
    const { result } = await client().get(`/api/services/app/Policy/GetById?id=${String(policy?.id)}`)
    expect(result).toMatchObject({
      renewal: {
        productId: 101,
        form: { registrationNo: 'ABC-123DE', makeId: '1', value: expect.stringMatching(/^\d+$/), isCommercial: false },
      },
    })
  })

  test('[COVER-09] [LIFE-06: the day after] a renewal begins when the old cover ends, and another car when it is paid', async () => {
    await endIn(20)
    expect(await quoteOf('KJA-456FG')).not.toHaveProperty('coverFrom')
    const again = await quoteOf('abc 123de')
    expect(again).toMatchObject({ ...yearFrom(addDays(today, 21)), validUntil: addDays(today, 21) })
    await pay(again)
    const [renewed, old] = await policies()
    expect(renewed).toMatchObject(yearFrom(addDays(today, 21)))
    expect(renewed).not.toHaveProperty('renewal')
    const { coverFrom, coverTo } = yearFrom(addDays(today, 21))
    const [receipt] = await outboxOf(sandbox.origin, customer.emailAddress)
    expect(receipt?.text).toContain(`Cover: ${dateInWords(coverFrom)} to ${dateInWords(coverTo)}\n`)
    expect(old).toMatchObject({ coverTo: addDays(today, 20), renewedUntil: coverTo })
    expect(old).not.toHaveProperty('renewal')
  })

  test('[COVER-09] savings end for good: they cannot be renewed', async () => {
    const { result } = await client().post('/api/services/app/Insurance/SavingsQuote', savingsPlan)
    await pay(result as { readonly id: number })
    await endIn(20)
    const [savings, car] = await policies()
    expect(savings).toMatchObject({ coverTo: addDays(today, 20) })
    expect(savings).not.toHaveProperty('renewal')
    expect(car).toHaveProperty('renewal')
  })

  test('[COVER-09] a policy of an earlier version has the period of its quote', async () => {
    await sandbox.stop()
    await store.sql('update policy set cover_from = null, cover_to = null, summary = null;')
    sandbox = await store.start()
    for (const policy of await policies()) expect(policy).toMatchObject(yearFrom(today))
  })
})
