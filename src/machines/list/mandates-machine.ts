import { isAwaitingTransfer } from '../../domain/mandate/activation'
import { mandateSortColumns, type Mandate } from '../../domain/mandate/mandate'
import { MANDATE_LIST_PAGE_SIZE } from '../../domain/rules/constants'
import { makeListMachine } from './machine'
import type { ListRules } from './query'

/** The list of the customer's mandates, which the server returns page by page. */
export const mandatesMachine = makeListMachine<Mandate>('mandates', isAwaitingTransfer)

export const mandatesRules: ListRules = { pageSize: MANDATE_LIST_PAGE_SIZE, sortable: mandateSortColumns }
