import type { Database } from '../../platform/database/database'
import type { Mandate } from '../../../contract/mandate'
import { kobo, toNaira } from '../../../domain/values/money'
import type { Handlers } from '../../wire/handler'
import { listHandlers } from '../../wire/list-handlers'
import { activationOf, isWaiting } from './activation'
import { findMandate, listMandates, type MandateRow } from './repository'
import { scheduleOf } from './schedule'

type Needs = {
  readonly db: Database
}

/** What is owed, as long as it can be paid. */
const arrearsOf = ({ arrears }: MandateRow): Mandate['arrears'] =>
  arrears === null
    ? undefined
    : { quoteId: arrears.quoteId, amount: toNaira(kobo(arrears.amount)), until: arrears.until ?? undefined }

const toWire = (row: MandateRow): Mandate => {
  const { mandate, quote, debits, schedule } = row
  const arrears = arrearsOf(row)
  const isOver = !mandate.active && arrears === undefined && !isWaiting(mandate)
  return {
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
    schedule: debits === 0 ? undefined : schedule && [...scheduleOf(schedule, isOver)],
    arrears,
  }
}

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
