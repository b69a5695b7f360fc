import { newCustomer, outboxOf } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { verifiedNumber } from '../../support/verified-number'

const origin = sandboxOrigin()

const shown = (id: number | string) => fetch(`${origin}/sandbox/outbox/${String(id)}`)

test('an email of the outbox is shown as its reader sees it, loads nothing, and is stored by nobody', async () => {
  const { emailAddress } = await newCustomer(origin)
  const [mail] = await outboxOf(origin, emailAddress)
  const answer = await shown(mail?.id ?? 0)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; /,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link'
  expect(await answer.text()).toContain(`href="${link}"`)
})

test('an SMS, and a message that there is not, are no emails', async () => {
  const number = await verifiedNumber(origin, await newCustomer(origin))
  const [sms] = await outboxOf(origin, number)
  for (const id of [sms?.id ?? 0, 999_999_999, 'nothing']) expect([id, (await shown(id)).status]).toEqual([id, 404])
})
