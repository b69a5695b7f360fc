import type { Policy } from '../domain/policy/policy'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import type { Page, PageQuery } from './page'
import { token } from './token'

/** The customer's policies. */
export type PolicyPort = {
  readonly list: PortFunction<PageQuery, Page<Policy>>
  readonly byId: PortFunction<Id, Policy>
}
export const PolicyPort = token<PolicyPort>('PolicyPort')
