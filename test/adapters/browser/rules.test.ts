/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { makeCustomerUpdates } from '../../../src/adapters/browser/customer-updates'
import { makeRules } from '../../../src/adapters/browser/rules'

const call = () => ({ signal: new AbortController().signal })

test.each(['corrected', 'observed'] as const)(
  '[KYC-05] the rule set is that of the configuration: %s',
  async (ruleSet) => {
    const rules = makeRules(() => Promise.resolve({ apiHost: '', widget: '', ruleSet, tenantHeader: undefined }))
    expect(await rules.ruleSet(undefined, call())()).toEqual(right(ruleSet))
  },
)

test('a configuration that cannot be read is an outage', async () => {
  const rules = makeRules(() => Promise.reject(new Error('made by the test')))
  expect(await rules.ruleSet(undefined, call())()).toEqual(left({ _tag: 'Outage' }))
})

test('[KYC-14] notifies listeners of a change of the customer until they unsubscribe', () => {
  const updates = makeCustomerUpdates()
  const heard = jest.fn()
  const stop = updates.watch(heard)
  updates.changed()
  stop()
  updates.changed()
  expect(heard).toHaveBeenCalledTimes(1)
})
