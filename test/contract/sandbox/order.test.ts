import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { card, motorQuote, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { listOf, type Row } from '../../support/lists'
import { beneficiary, demoCustomer, saveBeneficiary } from '../../support/people'
import { widgetClient, type Paying } from '../../support/widget-client'

const origin = sandboxOrigin()

/** The value of a row at a path such as `quote.product.name`. */
const at = (row: Row, place: string): unknown =>
  place.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), row)

const compare = (left: unknown, right: unknown): number => {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right)
  return Number(left ?? 0) - Number(right ?? 0)
}

/** The expected order: by the value at a path, equal rows newest first. */
const inOrder = (rows: readonly Row[], place: string, direction: 1 | -1): readonly Row[] =>
  rows.toSorted(
    (left, right) => direction * compare(at(left, place), at(right, place)) || Number(right['id']) - Number(left['id']),
  )

const numbersOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** The sort fields of a list, each with its path in a row. */
const expectSorted = async (
  customer: Pick<TestCustomer, 'client'>,
  path: string,
  fields: Readonly<Record<string, string>>,
) => {
  const { items } = await listOf(customer, `${path}?MaxResultCount=100`)
  expect(items.length).toBeGreaterThan(1)
  for (const [field, place] of Object.entries(fields))
    for (const [word, direction] of [
      ['ASC', 1],
      ['DESC', -1],
    ] as const) {
      const sorted = await listOf(customer, `${path}?MaxResultCount=100&Sorting=${field} ${word}`)
      expect([field, word, numbersOf(sorted.items)]).toEqual([field, word, numbersOf(inOrder(items, place, direction))])
    }
}

const payer = ({ client }: TestCustomer) => {
  const widget = widgetClient(sandboxWidgetOrigin(), client)
  return async (path: string, body: Paying) => {
    const answer = await widget.post(path, body)
    if (answer.status !== 200) throw new Error(answer.text)
  }
}

/** Three quotes with different premiums; the second has the highest. */
const threeQuotes = async (customer: TestCustomer) =>
  [
    await motorQuote(customer, { value: 3_000_000 }),
    await motorQuote(customer, { value: 5_000_000 }),
    await motorQuote(customer, { value: 4_000_000 }),
  ] as const

describe('rows that have another order by each field', () => {
  test('[POL-01: sorting] policies are sorted by the requested field, ascending and descending', async () => {
    const customer = await newCustomer(origin)
    const [first, second, third] = await threeQuotes(customer)
    const pay = payer(customer)
    for (const { id } of [second, third, first]) await pay('/pay/card', { quoteId: id, ...card })
    await expectSorted(customer, 'Policy/GetAll', {
      creationTime: 'creationTime',
      policyNo: 'policyNo',
      status: 'status',
      name: 'name',
      productName: 'quote.product.name',
      'quote.product.name': 'quote.product.name',
      quoteNo: 'quote.quoteNo',
      'quote.quoteNo': 'quote.quoteNo',
      totalPremium: 'quote.totalPremium',
      'quote.totalPremium': 'quote.totalPremium',
      paymentReference: 'payment.paymentReference',
      'payment.paymentReference': 'payment.paymentReference',
      totalAmount: 'payment.totalAmount',
      'payment.totalAmount': 'payment.totalAmount',
    })
    await expectSorted(customer, 'UserProduct/GetAll', {
      creationTime: 'creationTime',
      policyNo: 'policyNo',
      name: 'product.name',
      'product.name': 'product.name',
    })
  })

  test('[MAN-01: sorting] mandates are sorted by the requested field, ascending and descending', async () => {
    const customer = await newCustomer(origin)
    const [first, second, third] = await threeQuotes(customer)
    const pay = payer(customer)
    const account = { accountNumber: '0000014579', bankId: 7, consent: true }
    const on = (days: number) => addDays(dayInLagos(Date.now()), days)
    await pay('/pay/mandate', { quoteId: second.id, ...account, frequency: 'Monthly', startDate: on(20) })
    await pay('/pay/mandate', { quoteId: third.id, ...account, frequency: 'Yearly', startDate: on(1) })
    await pay('/pay/mandate', { quoteId: first.id, ...account, frequency: 'Quarterly', startDate: on(9) })
    await expectSorted(customer, 'Mandate/GetAll', {
      name: 'name',
      amount: 'amount',
      source: 'source',
      frequency: 'frequency',
      notificationType: 'notificationType',
      startDate: 'startDate',
      endDate: 'endDate',
      nextExecuteDate: 'nextExecuteDate',
      status: 'status',
      product: 'product.name',
      productName: 'product.name',
      'product.name': 'product.name',
    })
  })

  test('[REF-02] referrals are sorted by the requested field, ascending and descending', async () => {
    await expectSorted(await demoCustomer(origin), 'Referral/GetAll', {
      referralName: 'referralName',
      status: 'status',
      amount: 'amount',
    })
  })

  test('[BEN-01] beneficiaries are sorted by the requested field, ascending and descending', async () => {
    const customer = await newCustomer(origin)
    for (const [surname, otherNames, relationshipType, sharePercentage, mobileNo] of [
      ['Beta', 'Charles', 'DAUGHTER', 30, '08031234561'],
      ['Alpha', 'Bertha', 'SON', 10, '08031234563'],
      ['Gamma', 'Ada', 'BROTHER', 20, '08031234562'],
    ])
      expect(
        (
          await saveBeneficiary(
            customer,
            beneficiary({ surname, otherNames, relationshipType, sharePercentage, mobileNo }),
          )
        ).status,
      ).toBe(200)
    await expectSorted(customer, 'Beneficiary/GetAll', {
      surname: 'surname',
      otherNames: 'otherNames',
      relationshipType: 'relationshipType',
      sharePercentage: 'sharePercentage',
      mobileNo: 'mobileNo',
    })
  })
})

describe('rows that are equal in the sort field', () => {
  test.each([
    ['Policy/GetAll', 'status'],
    ['Policy/GetAll', 'quote.product.name'],
    ['Mandate/GetAll', 'frequency'],
    ['Mandate/GetAll', 'status'],
    ['UserProduct/GetAll', 'name'],
    ['Referral/GetAll', 'amount'],
  ])('of %s by %s are on exactly one page each, newest first', async (path, field) => {
    const demo = await demoCustomer(origin)
    const { items, totalCount } = await listOf(demo, `${path}?MaxResultCount=100&Sorting=${field}`)
    const pages: Row[] = []
    for (let skip = 0; skip < totalCount; skip += 3)
      pages.push(...(await listOf(demo, `${path}?SkipCount=${skip}&MaxResultCount=3&Sorting=${field}`)).items)
    expect(numbersOf(pages)).toEqual(numbersOf(items))
    const place = { name: 'product.name' }[field] ?? field
    expect(numbersOf(items)).toEqual(numbersOf(inOrder(items, place, 1)))
  })
})
