import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { dateShown } from '../../../src/domain/values/typed-date'
import { openStore, type Store } from '../../support/backends'
import { card, logIn, motorQuote, newCustomer, PASSWORD, type TestCustomer } from '../../support/customer-builder'
import { textOfPdf } from '../../support/pdf'
import { rawClient } from '../../support/raw-client'
import { vehicle } from '../../support/vehicle'
import type { SandboxProcess } from '../../support/sandbox-process'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(180_000)

type Held = { readonly policyNo: string; readonly certificateUrl: string }

/** Tests on a database of their own: of what earlier versions stored, and of a limit that others would run into. */
describe('the check page of a certificate', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer

  /** The check addresses that the customer's certificates print, newest first. */
  const printedAddresses = async (): Promise<readonly string[]> => {
    const { result } = await logIn(rawClient(sandbox.origin), customer.emailAddress, PASSWORD)
    const { accessToken } = result as { accessToken: string }
    const path = '/api/services/app/Policy/GetAll?Sorting=creationTime%20DESC'
    const { items } = (await rawClient(sandbox.origin, accessToken).get(path)).result as { items: readonly Held[] }
    const texts = await Promise.all(
      items.map(async ({ certificateUrl }) =>
        textOfPdf(Buffer.from(await (await fetch(certificateUrl)).arrayBuffer())),
      ),
    )
    return texts.map((text) => {
      const [, host, path] = /or open (\S+) (\/verify\/[0-9a-f-]{24})/.exec(text) ?? []
      return `http://${host ?? ''}${path ?? ''}`
    })
  }

  const buy = async (registrationNo: string) => {
    const quote = await motorQuote(customer, { registrationNo })
    const widget = widgetClient(sandbox.widgetOrigin, customer.client)
    expect((await widget.post('/pay/card', { quoteId: quote.id, ...card })).status).toBe(200)
  }

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    customer = await newCustomer(sandbox.origin)
    await buy('KJA-456FG')
    await buy('ABC-123DE')
    await sandbox.stop()
    // The database as the version before the check page left it.
    await store.sql(`alter table policy drop column verification_code;
      delete from migration where name = '0010-policy-verification.sql';`)
    sandbox = await store.start()
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('[CERT-03] belongs to each policy, also to those that were bought before there was one', async () => {
    const addresses = await printedAddresses()
    expect(new Set(addresses).size).toBe(2)
    for (const address of addresses) {
      expect(address.startsWith(`${sandbox.origin}/verify/`)).toBe(true)
      expect((await fetch(address)).status).toBe(200)
    }
  })

  test('[CERT-03] says to anybody, without a script, that it is genuine and valid, for which product and plate', async () => {
    const [address = ''] = await printedAddresses()
    const answer = await fetch(address)
    const page = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const texts = (page.split('<dl>')[0] ?? '').replace(/[^]*<main>/, '').split(/<[^>]+>/)
    const facts = [...page.matchAll(/<d[td]>([^<]*)</g)].map(([, text]) => text)
    expect(texts.map((text) => text.trim()).filter((text) => text !== '')).toEqual([
      'This certificate is genuine',
      `✓ Valid today, ${dateShown(dayInLagos(Date.now()))}`,
    ])
    expect(facts).toEqual(['Product', 'Comprehensive Motor', 'Plate', 'ABC-123DE'])
    expect(page).not.toMatch(/<script|<link|https?:/)
    const { name, surname, emailAddress } = customer
    for (const secret of [
      name,
      surname,
      emailAddress,
      'HB/M/',
      'Q-1',
      'PAY-',
      '₦',
      vehicle.chassisNo,
      vehicle.engineNo,
    ])
      expect(page).not.toContain(secret)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*style-src 'sha256-.*; require-trusted-types-for 'script'; trusted-types 'none'$/,
    )
    // As somebody copies it from paper.
    expect((await fetch(address.replace(/[^/]+$/, (code) => code.toUpperCase().replaceAll('-', '')))).status).toBe(200)
  })

  test('[CERT-03] is a 404 that says so for an unknown address', async () => {
    const [address = ''] = await printedAddresses()
    const other = address.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    for (const unknown of [other, `${sandbox.origin}/verify/1`, `${sandbox.origin}/verify/HB-M-26-00001`]) {
      const answer = await fetch(unknown)
      expect([answer.status, (await answer.text()).includes('We know no such certificate')]).toEqual([404, true])
    }
  })
})
