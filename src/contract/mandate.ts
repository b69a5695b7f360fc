import * as t from 'io-ts'
import { Instant, Naira, optional, Page, WireId } from './codecs'
import { endpoint } from './endpoint'
import { IdText, PagedQuery } from './query'

/** A direct debit mandate for a product. Money is in naira; `status` true means active. */
export const Mandate = t.strict(
  {
    id: WireId,
    status: optional(t.boolean),
    name: optional(t.string),
    email: optional(t.string),
    phone: optional(t.string),
    merchantCode: optional(t.string),
    amount: optional(Naira),
    fee: optional(Naira),
    startDate: optional(Instant),
    endDate: optional(Instant),
    nextExecuteDate: optional(Instant),
    source: optional(t.string),
    gateWay: optional(t.string),
    notificationType: optional(t.string),
    currency: optional(t.string),
    frequency: optional(t.string),
    product: optional(t.strict({ name: optional(t.string), description: optional(t.string) }, 'product of a mandate')),
  },
  'mandate',
)
export type Mandate = t.TypeOf<typeof Mandate>

export const getMandates = endpoint({
  method: 'GET',
  path: '/services/app/Mandate/GetAll',
  query: PagedQuery,
  result: Page(Mandate),
  doc: "The customer's mandates, newest first unless sorted. Filter searches product and name.",
  writes: false,
  needsLogIn: true,
})

export const getMandate = endpoint({
  method: 'GET',
  path: '/services/app/Mandate/GetById',
  query: t.strict({ id: IdText }, 'mandate query'),
  result: Mandate,
  doc: 'One mandate of the customer.',
  writes: false,
  needsLogIn: true,
})
