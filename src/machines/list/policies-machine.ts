import { policySortColumns, type ListedPolicy } from '../../domain/policy/policy'
import { TABLE_PAGE_SIZE } from '../../domain/rules/constants'
import { makeListMachine } from './machine'
import type { ListRules } from './query'

/** The list of the customer's policies. */
export const policiesMachine = makeListMachine<ListedPolicy>('policies')

export const policiesRules: ListRules = { pageSize: TABLE_PAGE_SIZE, sortable: policySortColumns }
