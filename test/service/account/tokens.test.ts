import { drizzle } from 'drizzle-orm/pg-proxy'
import { decodeJwt, SignJWT } from 'jose'
import { makeTokens } from '../../../src/service/account/tokens'

const secret = new Uint8Array(32).fill(7)
const NOW = Date.parse('2025-06-16T12:00:00Z')
const customer = {
  id: '4b0a7e0c-5a3e-4a0e-9c11-0d2f8a6b7c3d',
  passwordHash: 'hash',
  session: '11111111-1111-4111-8111-111111111111',
}

/** Tokens at so many seconds, by a process that has verified none, and what its database was asked. It has no row. */
const start = (seconds = 0) => {
  const asked: unknown[][] = []
  const db = drizzle((statement, values) => {
    asked.push(values)
    return Promise.resolve({ rows: statement.startsWith('select') ? [] : [[customer.id]] })
  })
  return { asked, tokens: makeTokens(db, secret, () => new Date(NOW + seconds * 1_000)) }
}

const issued = async (): Promise<string> => (await start().tokens.issueForWidget(customer, 77)) ?? ''
const session = async (): Promise<string> => (await start().tokens.issue(customer)) ?? ''

test('[SIGN-06: token of the widget] a token of the widget is issued for ten minutes and one quote, one of a session for an hour', async () => {
  const { tokens, asked } = start()
  const forWidget = decodeJwt((await tokens.issueForWidget(customer, 77)) ?? '')
  const ofSession = decodeJwt((await tokens.issue(customer)) ?? '')
  const lasts = ({ iat = 0, exp = 0, aud }: typeof forWidget) => [aud, iat * 1_000 - NOW, exp - iat]
  expect([lasts(forWidget), lasts(ofSession)]).toEqual([
    ['widget', 0, 600],
    ['api', 0, 3_600],
  ])
  expect(asked[0]).toEqual(expect.arrayContaining([customer.session, 77, 'widget', '2025-06-16T12:10:00.000Z']))
  expect(asked[1]).toEqual(expect.arrayContaining([null, 'api', '2025-06-16T13:00:00.000Z']))
})

test.each([
  [599, 1],
  [600, 0],
])(
  '[SIGN-06: token of the widget] a token of the widget is looked up until it is ten minutes old (%d s)',
  async (seconds, lookUps) => {
    const { tokens, asked } = start(seconds)
    await tokens.payerOf(await issued())
    expect(asked).toHaveLength(lookUps)
  },
)

test('[SIGN-06: token of the widget] a token that was signed for the other purpose is not even looked up', async () => {
  const { tokens, asked } = start()
  const [forWidget, ofSession] = [await issued(), await session()]
  // Twice: the second time its signature is known.
  for (const _ of [1, 2]) {
    expect(await tokens.customerOf(forWidget)).toBeNull()
    expect(await tokens.payerOf(ofSession)).toBeNull()
  }
  expect(asked).toEqual([])
  await tokens.payerOf(forWidget)
  await tokens.customerOf(ofSession)
  expect(asked).toHaveLength(2)
})

test.each([
  ['without an audience, of the version before, is a session’s', undefined, true],
  ['for another audience is nobody’s', 'another', false],
  ['for both audiences is nobody’s', ['api', 'widget'], false],
])('a token %s', async (_, audience, isSession) => {
  const { tokens, asked } = start()
  const token = new SignJWT({ sub: customer.id, ...(audience && { aud: audience }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('customer-portal-sandbox')
    .setJti(customer.id)
    .setExpirationTime(new Date(NOW + 3_600_000))
  const signed = await token.sign(secret)
  await tokens.customerOf(signed)
  await tokens.payerOf(signed)
  expect(asked.map((values) => values.includes('api'))).toEqual(isSession ? [true] : [])
})

test('[RUN-20: turns] the owner of a token is known once its signature was verified, of a forged one never', async () => {
  const { tokens } = start()
  const [own, forged] = [await session(), `${(await session()).slice(0, -4)}AAAA`]
  expect(tokens.knownOwnerOf(own)).toBeUndefined()
  for (const token of [own, forged]) await tokens.customerOf(token)
  expect([own, forged].map(tokens.knownOwnerOf)).toEqual([customer.id, undefined])
})
