import { left, right } from 'fp-ts/Either'
import { summaryOf } from '../../../../src/domain/policy/offline-policy'
import { offlinePolicyMachine } from '../../../../src/machines/offline-policy/machine'
import { offlinePoliciesMachine } from '../../../../src/machines/offline-policies/machine'
import { aPolicy } from '../../../support/shop-builders'
import type { Walk } from '../walk'

const policy = aPolicy()
const row = summaryOf(policy, 0)
const failures = [left('full'), left('blocked'), left('unreachable')]

export const keeping: Walk = {
  machine: offlinePolicyMachine,
  starts: [true, false].map((hasSaved) => ({ input: { owner: 'customer@portal.test', policy, hasSaved } })),
  events: [{ type: 'keep-policy' }, { type: 'remove-policy' }],
  answers: { find: [row, undefined], keep: [right(row), ...failures], remove: [right(undefined), ...failures] },
  writes: ['keep', 'remove'],
}

export const kept: Walk = {
  machine: offlinePoliciesMachine,
  starts: [
    { input: { owner: 'customer@portal.test', asksServer: false } },
    { input: { owner: undefined, asksServer: true } },
  ],
  events: [{ type: 'try-again' }, { type: 'remove-policy', id: row.id }],
  answers: {
    askServer: [true, false],
    read: [right([row]), right([]), ...failures],
    remove: [right(undefined), ...failures],
  },
  writes: ['remove'],
}
