import type { Mandate } from '../domain/mandate/mandate'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import type { Page, PageQuery } from './page'
import { token } from './token'

/** The customer's mandates. */
export type MandatePort = {
  readonly list: PortFunction<PageQuery, Page<Mandate>>
  readonly byId: PortFunction<Id, Mandate>
}
export const MandatePort = token<MandatePort>('MandatePort')
