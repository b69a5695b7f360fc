import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { readOfflinePolicies, storeOfflinePolicy } from '../../../src/adapters/browser/offline-database'
import { summaryOf } from '../../../src/domain/policy/offline-policy'
import { day } from '../../support/builders'
import { aPolicy } from '../../support/shop-builders'

// jsdom has no structured clone, which IndexedDB needs.
if (!('structuredClone' in globalThis)) Object.assign(globalThis, { structuredClone: (value: unknown) => value })

test('[LIFE-01: kept policies] the days that the state of a cover follows are stored, and its product; a policy of an earlier version is read without them', async () => {
  const owner = 'one@portal.test'
  const policy = summaryOf(aPolicy({ suspendedOn: day('2026-06-01'), cancelledOn: day('2026-06-03') }), 0)
  await storeOfflinePolicy(owner, policy)
  expect(await readOfflinePolicies(owner)).toEqual([policy])
  const { suspendedOn: _, cancelledOn: __, productCode: ___, ...earlier } = policy
  const database = await openDB('kept', 1)
  await database.put('policies', { ...earlier, owner })
  database.close()
  expect(await readOfflinePolicies(owner)).toEqual([
    { ...policy, suspendedOn: undefined, cancelledOn: undefined, productCode: undefined },
  ])
})
