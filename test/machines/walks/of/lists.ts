import type { AnyStateMachine } from 'xstate'
import type { Referral } from '../../../../src/domain/referral/referral'
import { id } from '../../../../src/domain/values/id'
import { mandatesMachine } from '../../../../src/machines/list/mandates-machine'
import { policiesMachine } from '../../../../src/machines/list/policies-machine'
import { referralsMachine } from '../../../../src/machines/list/referrals-machine'
import type { ListQuery } from '../../../../src/machines/list/query'
import { aMandate } from '../../../support/mandate-builders'
import { aPolicy } from '../../../support/shop-builders'
import { answering, type Walk } from '../walk'

const query: ListQuery = { page: 0, size: 10, sort: undefined, search: '' }

type KeyContext = { query: ListQuery; typed: string; total: number | undefined; chosen: unknown }

/** The walk of a list: one line for each. */
const aList = (machine: AnyStateMachine, row: unknown): Walk => ({
  machine,
  starts: [{ input: { query } }],
  events: [
    { type: 'type-search', text: 'car' },
    { type: 'search-now' },
    { type: 'clear-search' },
    { type: 'open-page', page: 1 },
    { type: 'choose-size', size: 25 },
    { type: 'choose-sort', sort: { column: 'name', descending: true } },
    { type: 'select-rows', keys: ['9'] },
    { type: 'try-again' },
    { type: 'address-changed', query: { ...query, search: 'house' } },
    { type: 'address-changed', query: { ...query, page: 1 } },
    { type: 'address-changed', query },
  ],
  answers: {
    loadPage: answering({ rows: [row], total: 30 }, { rows: [], total: 0 }),
    renewPage: answering({ rows: [row], total: 30 }),
  },
  writes: [],
  key: ({ query: { page, search }, typed, total, chosen }: KeyContext) => [page, search, typed, total, chosen],
})

export const policies = aList(policiesMachine, aPolicy())
export const mandates = aList(mandatesMachine, aMandate())
export const referrals = aList(referralsMachine, {
  id: id(6),
  name: 'A Friend',
  code: 'R',
  status: 'Pending',
  refusedBecause: undefined,
  amount: undefined,
} satisfies Referral)
