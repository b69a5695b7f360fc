import { bankAccount, newCustomer } from '../../support/customer-builder'
import { insuring } from '../../support/insuring'
import { listOf, type Row } from '../../support/lists'
import { textOfPdf } from '../../support/pdf'
import { rawClient, type RawClient } from '../../support/raw-client'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(240_000)

const app = '/api/services/app'

const textAt = async (address: unknown) => {
  const answer = await fetch(String(address))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return textOfPdf(Buffer.from(await answer.arrayBuffer()))
}

type Statement = { readonly year: number; readonly amount: number; readonly statementUrl: string }

const statementsOf = async (client: RawClient) =>
  ((await client.get(`${app}/Payment/GetStatements`)).result as { readonly items: readonly Statement[] }).items

describe('[LIFE-08: receipt] [LIFE-08: statement] papers of a customer', () => {
  const { customer, quote, payByCard, today, moveTo, bankReports, widgetOrigin, origin } = insuring()
  const newest = async (): Promise<Row> => {
    const [row] = (await listOf(customer(), 'Policy/GetAll')).items
    expect(row).not.toHaveProperty('receiptUrl')
    return (await customer().client.get(`${app}/Policy/GetById?id=${String(row?.['id'])}`)).result as Row
  }

  test('without a payment are none', async () => {
    expect(await statementsOf(customer().client)).toEqual([])
    expect((await rawClient(origin()).get(`${app}/Payment/GetStatements`)).status).toBe(401)
  })

  test('paid by card are a receipt, a statement of the year, and the address of the check page', async () => {
    const { id } = await quote()
    expect((await payByCard(id)).status).toBe(200)
    const policy = await newest()
    const receipt = await textAt(policy['receiptUrl'])
    expect(receipt).toContain('Received with thanks ₦250,000.00')
    expect(receipt).toContain(String(policy['policyNo']))
    const [statement, ...others] = await statementsOf(customer().client)
    expect([statement?.year, statement?.amount, others]).toEqual([Number(today().slice(0, 4)), 250_000, []])
    expect(await textAt(statement?.statementUrl)).toContain(`${String(policy['policyNo'])} `)
    const check = await fetch(String(policy['checkUrl']))
    expect([check.status, await check.text()]).toEqual([200, expect.stringContaining('This certificate is genuine')])
  })

  test('paid by mandate say in each year what was booked in it, to the kobo', async () => {
    const year = Number(today().slice(0, 4)) + 1
    await moveTo(`${String(year)}-11-10T09:00:00Z`)
    const { id } = await quote()
    const mandate = { quoteId: id, ...bankAccount, frequency: 'Monthly', consent: true, startDate: today() }
    const widget = widgetClient(widgetOrigin(), customer().client)
    expect((await widget.post('/pay/mandate', mandate)).status).toBe(200)
    expect(await newest()).not.toHaveProperty('receiptUrl')
    expect(await newest()).not.toHaveProperty('checkUrl')
    expect(await statementsOf(customer().client)).toEqual([])
    await bankReports('transfer')
    expect(await textAt((await newest())['receiptUrl'])).toContain('Still to pay ₦229,166.66')
    await moveTo(`${String(year + 1)}-10-20T09:00:00Z`)
    const statements = await statementsOf(customer().client)
    expect(statements.map((each) => [each.year, each.amount])).toEqual([
      [year + 1, 208_333.32],
      [year, 41_666.68],
    ])
    expect(await textAt(statements[0]?.statementUrl)).toContain(
      `10 payments, 10 January ${String(year + 1)} – 10 October ${String(year + 1)} ₦208,333.32`,
    )
    expect(await textAt(statements[1]?.statementUrl)).toContain(`To 31 December ${String(year)}`)
    const receipt = await textAt((await newest())['receiptUrl'])
    expect(receipt).toContain('Received with thanks ₦250,000.00')
    expect(receipt).not.toContain('Still to pay')
  })

  test('open for nobody else: their addresses end with the log-out, and name a file of the session alone', async () => {
    const { id } = await quote()
    await payByCard(id)
    const [own] = await statementsOf(customer().client)
    const stranger = await newCustomer(origin())
    expect(await statementsOf(stranger.client)).toEqual([])
    const { receiptUrl } = (await newest()) as { readonly receiptUrl?: string }
    for (const address of [String(own?.statementUrl), String(receiptUrl)]) {
      const forged = address.replace(/\/([rs])\.\d+\./, (_, kind: string) => `/${kind}.1.`)
      expect(forged).not.toBe(address)
      expect((await fetch(forged)).status).toBe(404)
    }
    expect((await customer().client.get('/api/TokenAuth/LogOut')).status).toBe(200)
    for (const address of [own?.statementUrl, receiptUrl]) expect((await fetch(String(address))).status).toBe(404)
  })
})
