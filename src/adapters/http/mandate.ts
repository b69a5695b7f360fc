import { getMandate, getMandates, type Mandate as WireMandate } from '../../contract/mandate'
import type { Activation } from '../../domain/mandate/activation'
import type { Mandate, MandateSortColumn } from '../../domain/mandate/mandate'
import { debitStatuses } from '../../domain/mandate/schedule'
import { id } from '../../domain/values/id'
import { toDay } from './day'
import { nameIn, textOf } from './enumeration'
import { makeListPort } from './list-port'
import { toExactKobo, toKobo } from './money'

const statusOf = nameIn(debitStatuses)

const toActivation = ({ activation }: WireMandate): Activation | undefined => {
  const amount = toKobo(activation?.amount)
  return activation === undefined || amount === undefined
    ? undefined
    : {
        accounts: activation.accounts,
        amount,
        until: activation.until,
        from: activation.from,
        hasLapsed: activation.lapsed ?? false,
        because: activation.because,
      }
}

const toArrears = ({ arrears }: WireMandate): Mandate['arrears'] =>
  arrears && { quoteId: id(arrears.quoteId), amount: toExactKobo(arrears.amount), until: toDay(arrears.until) }

/** A debit whose day cannot be read is left out. */
const toSchedule = ({ schedule = [] }: WireMandate): Mandate['schedule'] =>
  schedule.flatMap(({ date, amount, status, reason }) => {
    const day = toDay(date)
    return day === undefined
      ? []
      : [{ date: day, amount: toExactKobo(amount), status: statusOf(status) ?? String(status), reason }]
  })

/** Maps a mandate of the API to the domain; `gateWay` is the API's spelling. */
const toMandate = (mandate: WireMandate): Mandate => ({
  id: id(mandate.id),
  isActive: mandate.status,
  name: mandate.name,
  email: mandate.email,
  phone: mandate.phone,
  merchantCode: mandate.merchantCode,
  amount: toKobo(mandate.amount),
  fee: toKobo(mandate.fee),
  currency: mandate.currency,
  source: textOf(mandate.source),
  gateway: textOf(mandate.gateWay),
  notificationType: textOf(mandate.notificationType),
  frequency: textOf(mandate.frequency),
  startDate: mandate.startDate,
  endDate: mandate.endDate,
  nextExecuteDate: mandate.nextExecuteDate,
  productName: mandate.product?.name,
  productDescription: mandate.product?.description,
  debits: mandate.debits,
  schedule: toSchedule(mandate),
  arrears: toArrears(mandate),
  activation: toActivation(mandate),
})

const sortFields: Readonly<Record<MandateSortColumn, string>> = {
  product: 'product.name',
  amount: 'amount',
  source: 'source',
  frequency: 'frequency',
  notificationType: 'notificationType',
  startDate: 'startDate',
  endDate: 'endDate',
  status: 'status',
}

export const makeMandatePort = makeListPort<'mandates', WireMandate>({
  all: getMandates,
  one: getMandate,
  toRow: toMandate,
  toDetails: toMandate,
  sortFields,
})
