import { listNames } from '../../../../src/domain/lists/lists'
import { isAwaitingTransfer } from '../../../../src/domain/mandate/activation'
import type { Mandate } from '../../../../src/domain/mandate/mandate'
import { makeListMachine } from '../../../../src/machines/list/machine'
import type { ListQuery } from '../../../../src/machines/list/query'
import { aMandate } from '../../../support/mandate-builders'
import { answering, type Walk } from '../walk'

const query: ListQuery = { page: 0, size: 10, sort: undefined, search: '' }

type KeyContext = { query: ListQuery; typed: string; total: number | undefined; chosen: unknown }

/** The walk of a list. */
const aList = (id: string): Walk => ({
  machine: makeListMachine<Mandate>(id, isAwaitingTransfer),
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
    loadPage: answering({ rows: [aMandate()], total: 30 }, { rows: [], total: 0 }),
    renewPage: answering({ rows: [aMandate()], total: 30 }),
  },
  writes: [],
  key: ({ query: { page, search }, typed, total, chosen }: KeyContext) => [page, search, typed, total, chosen],
})

/** The walks of every list. */
export const lists: readonly Walk[] = [...listNames, 'referrals'].map(aList)
