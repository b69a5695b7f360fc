import * as t from 'io-ts'
import { Enumeration, Instant, Naira, shown, WireDate, WireId } from './codecs'
import { Page } from './list'
import { endpoint } from './endpoint'
import { CoverDetail } from './quote'
import { IdText, PagedQuery } from './query'
import { policiesPath } from './paths'

const FormField = t.union([t.string, t.boolean, t.readonlyArray(t.record(t.string, t.string))], 'form field')

/** The quote form that renews a policy: its product, and its fields as they are typed. */
const PolicyRenewal = t.strict(
  { categoryId: WireId, productId: WireId, form: t.record(t.string, FormField) },
  'renewal of a policy',
)

/**
 * A policy with its quote and payment. Money is in naira; period, details and renewal are ours, both days of the period
 * included; `renewedUntil` is the last day of the cover that follows. In a list `details` have the first fact of what is
 * covered alone, the form of `renewal` is empty, and long texts are cut.
 */
export const Policy = t.strict(
  {
    id: WireId,
    policyNo: shown(t.string),
    status: shown(Enumeration),
    name: shown(t.string),
    clientNo: shown(t.string),
    description: shown(t.string),
    certificateUrl: shown(t.string),
    creationTime: shown(Instant),
    lastModificationTime: shown(Instant),
    coverFrom: shown(WireDate),
    coverTo: shown(WireDate),
    details: shown(t.array(CoverDetail)),
    renewal: shown(PolicyRenewal),
    renewedUntil: shown(WireDate),
    quote: shown(
      t.strict(
        {
          name: shown(t.string),
          quoteNo: shown(t.string),
          totalPremium: shown(Naira),
          product: shown(
            t.strict(
              { name: shown(t.string), description: shown(t.string), code: shown(t.string) },
              'product of a policy',
            ),
          ),
        },
        'quote of a policy',
      ),
    ),
    payment: shown(
      t.strict(
        {
          status: shown(Enumeration),
          paymentReference: shown(t.string),
          transactionReference: shown(t.string),
          amount: shown(Naira),
          totalAmount: shown(Naira),
          fees: shown(Naira),
          gateWay: shown(Enumeration),
          channel: shown(Enumeration),
          currency: shown(t.string),
          transactionDate: shown(Instant),
        },
        'payment of a policy',
      ),
    ),
  },
  'policy',
)
export type Policy = t.TypeOf<typeof Policy>

/** The specification does not define the paths of the policies; they are defined here. */
export const getPolicies = endpoint({
  method: 'GET',
  path: policiesPath,
  query: PagedQuery,
  result: Page(Policy),
  doc:
    "The customer's policies, newest first unless sorted. Filter searches product name, policy and quote number. " +
    'A row has what a list shows: one fact of the details, no field of the form that renews, and the beginning of a long text.',
  writes: false,
  needsLogIn: true,
})

export const getPolicy = endpoint({
  method: 'GET',
  path: '/services/app/Policy/GetById',
  query: t.strict({ id: IdText }, 'policy query'),
  result: Policy,
  doc: 'One policy of the customer, with its whole details.',
  writes: false,
  needsLogIn: true,
})
