import type { ListedPolicy, Policy } from '../domain/policy/policy'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import type { Page, PageQuery } from './page'
import { token } from './token'

/** The customer's policies: rows of a list, and each with its whole details. */
export type PolicyPort = {
  readonly list: PortFunction<PageQuery, Page<ListedPolicy>>
  readonly byId: PortFunction<Id, Policy>
}
export const PolicyPort = token<PolicyPort>('PolicyPort')
