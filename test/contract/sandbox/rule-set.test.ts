import { addDays, dayInLagos } from '../../../src/domain/values/calendar-date'
import { openStore, type Store } from '../../support/backends'
import { newCustomer, userDetails, type TestCustomer } from '../../support/customer-builder'
import type { SandboxProcess } from '../../support/sandbox-process'

const ageMessage = 'User not allowed to be less than 10 years'

jest.setTimeout(120_000)

let store: Store
let sandbox: SandboxProcess
let customer: TestCustomer

beforeAll(async () => {
  store = await openStore()
  sandbox = await store.start({ RULE_SET: 'observed' })
  customer = await newCustomer(sandbox.origin)
})
afterAll(async () => {
  await sandbox.stop()
  await store.remove()
})

/** User details with a birthday so many days ago. */
const saved = (daysOld: number) =>
  customer.client.put('/api/services/app/Profile/UpdateCurrentUserProfile', {
    ...userDetails(customer),
    dateOfBirth: addDays(dayInLagos(Date.now()), -daysOld),
  })

describe('the rule set `observed`', () => {
  test('[KYC-05] is the same on both sides: the portal is told of it, and the server keeps to it', async () => {
    const config: unknown = await (await fetch(`${sandbox.origin}/config.json`)).json()
    expect(config).toMatchObject({ ruleSet: 'observed' })
    // A day of room on both sides: it may be midnight in Lagos between the two clocks.
    expect((await saved(301)).status).toBe(200)
    const refused = await saved(298)
    expect(refused.status).toBe(400)
    expect(refused.error?.validationErrors).toEqual([{ message: ageMessage, members: ['dateOfBirth'] }])
  })
})
