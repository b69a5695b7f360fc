import type { Database } from '../../platform/database/database'
import type { Mandate } from '../../../contract/mandate'
import { kobo, toNaira } from '../../../domain/values/money'
import type { Handlers } from '../../wire/handler'
import { listHandlers } from '../../wire/list-handlers'
import { activationOf } from './activation'
import { findMandate, listMandates, type MandateRow } from './repository'

type Needs = {
  readonly db: Database
}

const toWire = ({ mandate, quote, debits }: MandateRow): Mandate => ({
  id: mandate.id,
  status: mandate.active,
  name: mandate.name,
  email: mandate.email,
  phone: mandate.phone ?? undefined,
  merchantCode: mandate.merchantCode,
  amount: toNaira(kobo(mandate.amount)),
  fee: toNaira(kobo(mandate.fee)),
  startDate: mandate.startDate,
  endDate: mandate.endDate,
  nextExecuteDate: mandate.nextExecuteDate,
  source: mandate.source,
  gateWay: mandate.gateWay,
  notificationType: mandate.notificationType,
  currency: mandate.currency,
  frequency: mandate.frequency,
  product: { name: quote.productName, description: quote.productDescription },
  activation: activationOf(mandate),
  // One of an earlier version has none.
  debits: debits === 0 ? undefined : debits,
})

/** The customer's mandates. */
export const mandateHandlers = ({ db }: Needs): Pick<Handlers, 'getMandates' | 'getMandate'> => {
  const { all, one } = listHandlers({
    entity: 'Mandate',
    list: (customerId, query) => listMandates(db, customerId, query),
    find: (customerId, id) => findMandate(db, customerId, id),
    toWire,
  })
  return { getMandates: all, getMandate: one }
}
