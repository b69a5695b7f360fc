import * as t from 'io-ts'
import { Enumeration, FiniteNumber, Instant, Naira, tolerant, WireDate, WireId } from './codecs'
import { Page } from './list'
import { endpoint } from './endpoint'
import { IdText, PagedQuery } from './query'
import { listPaths } from './paths'

const Account = t.strict({ bank: t.string, accountNumber: t.string }, 'account of a mandate')

/**
 * What makes an inactive mandate active: a transfer of this amount, in naira, from the mandate's own
 * account to one of these, until then. The own account may be masked. A lapsed mandate cannot become active any more;
 * `because` says why in words, unless no transfer arrived in time.
 */
const Activation = t.strict(
  {
    accounts: t.array(Account),
    amount: Naira,
    until: Instant,
    from: tolerant(Account),
    lapsed: tolerant(t.boolean),
    because: tolerant(t.string),
  },
  'activation of a mandate',
)

/**
 * One debit of a mandate, in naira; `reason` says why it failed, or how it was paid otherwise. `status` is Booked, Failed or
 * Due.
 */
const ScheduledDebit = t.strict(
  { date: WireDate, amount: Naira, status: Enumeration, reason: tolerant(t.string) },
  'debit of a mandate',
)

/** What is owed for a suspended cover, in naira: the quote that it is paid by, with a card, until a last day. */
const Arrears = t.strict({ quoteId: WireId, amount: Naira, until: tolerant(WireDate) }, 'arrears of a mandate')

/**
 * A direct debit mandate for a product. Money is in naira; `status` true means active; `debits` is their number, ours, and so
 * are `schedule`, which lists leave out, and `arrears`.
 */
export const Mandate = t.strict(
  {
    id: WireId,
    status: tolerant(t.boolean),
    name: tolerant(t.string),
    email: tolerant(t.string),
    phone: tolerant(t.string),
    merchantCode: tolerant(t.string),
    amount: tolerant(Naira),
    fee: tolerant(Naira),
    startDate: tolerant(Instant),
    endDate: tolerant(Instant),
    nextExecuteDate: tolerant(Instant),
    source: tolerant(Enumeration),
    gateWay: tolerant(Enumeration),
    notificationType: tolerant(Enumeration),
    currency: tolerant(t.string),
    frequency: tolerant(Enumeration),
    product: tolerant(t.strict({ name: tolerant(t.string), description: tolerant(t.string) }, 'product of a mandate')),
    activation: tolerant(Activation),
    debits: tolerant(FiniteNumber),
    schedule: tolerant(t.array(ScheduledDebit)),
    arrears: tolerant(Arrears),
  },
  'mandate',
)
export type Mandate = t.TypeOf<typeof Mandate>

export const getMandates = endpoint({
  method: 'GET',
  path: listPaths.mandates,
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
  doc: 'One mandate of the customer, with its debits.',
  writes: false,
  needsLogIn: true,
})
