import { endpoints } from '../../../src/contract/table'
import { examples, type CallWithBody } from '../../../src/service/sandbox/openapi/examples'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { activationOf, logIn, tokenOf } from '../../support/customer-builder'
import { beneficiary, saveBeneficiary } from '../../support/people'
import { rawClient, type RawClient } from '../../support/raw-client'
import { todayInLagos } from '../../support/today-in-lagos'

const origin = sandboxOrigin()
const visitor = rawClient(origin)

const send = ({ send: request }: RawClient, call: CallWithBody, body: unknown = examples[call]) =>
  request(`/api${endpoints[call].path}`, { method: endpoints[call].method, body: JSON.stringify(body) })

const ofVisitors: readonly CallWithBody[] = ['register', 'sendEmailActivationLink', 'activateEmail', 'authenticate']
const withCode: readonly CallWithBody[] = ['activateEmail', 'resetPassword', 'verifySmsCode']

/** The id of a quote is one of the customer's own. */
const withId: readonly CallWithBody[] = ['dropQuote']

const ofCustomers = (Object.keys(examples) as CallWithBody[]).filter(
  (call) => ![...ofVisitors, ...withCode, ...withId].includes(call),
)

/** The customer of the examples, once registered. */
let customer: RawClient
beforeAll(async () => {
  const { emailAddress, password } = examples.register
  for (const call of ['register', 'sendEmailActivationLink'] as const)
    expect([call, await send(visitor, call)]).toEqual([call, expect.objectContaining({ status: 200 })])
  const activation = { ...examples.activateEmail, ...(await activationOf(origin, emailAddress)) }
  expect(await send(visitor, 'activateEmail', activation)).toMatchObject({ status: 200 })
  const session = await logIn(visitor, emailAddress, password)
  customer = visitor.withToken(tokenOf(session.result))
  // A health quote needs a beneficiary; the example of one may be sent as well.
  await saveBeneficiary({ client: customer }, beneficiary({ sharePercentage: 1 }))
})

/** The days of a trip are soon; those of its example are far in the future. */
const bodyOf = (call: CallWithBody): unknown =>
  call === 'travelQuote'
    ? { ...examples.travelQuote, depaturedate: todayInLagos(), arrivaldate: todayInLagos() }
    : examples[call]

test.each(ofCustomers)('the sandbox accepts the example of %s', async (call) => {
  expect(await send(customer, call, bodyOf(call))).toMatchObject({ status: 200, success: true })
})

test('the example of a log-in is that of a demo customer', async () => {
  expect(tokenOf((await send(visitor, 'authenticate')).result)).not.toBe('')
})

test.each(withCode)('the example of %s is refused only because of its code', async (call) => {
  expect(await send(customer, call)).toMatchObject({ status: 500, error: { validationErrors: null } })
})

test('the example of dropQuote is refused only because of its id', async () => {
  expect((await send(customer, 'dropQuote')).status).toBe(404)
})
