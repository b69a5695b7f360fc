import * as t from 'io-ts'
import { Enumeration, Instant, Naira, tolerant, WireDate, WireId } from './codecs'
import { FormFields } from './form-fields'
import { Page } from './list'
import { endpoint } from './endpoint'
import { CoverDetail } from './quote'
import { IdText, PagedQuery } from './query'
import { listPaths } from './paths'

/** The quote form that renews a policy: its product, and its fields as they are typed. */
const PolicyRenewal = t.strict({ categoryId: WireId, productId: WireId, form: FormFields }, 'renewal of a policy')

/**
 * A policy with its quote and payment. Money is in naira; period, details, renewal and the addresses of receipt and check
 * page are ours, both days of the period included; `suspendedOn` and `cancelledOn` are there while the status says so, and `renewedUntil` is the last day of the
 * cover that follows. In a list `details` have the first fact of what is
 * covered alone, the form of `renewal` is empty, long texts are cut, and of the addresses it has the certificate's alone.
 */
export const Policy = t.strict(
  {
    id: WireId,
    policyNo: tolerant(t.string),
    status: tolerant(Enumeration),
    name: tolerant(t.string),
    clientNo: tolerant(t.string),
    description: tolerant(t.string),
    certificateUrl: tolerant(t.string),
    receiptUrl: tolerant(t.string),
    checkUrl: tolerant(t.string),
    creationTime: tolerant(Instant),
    lastModificationTime: tolerant(Instant),
    coverFrom: tolerant(WireDate),
    coverTo: tolerant(WireDate),
    suspendedOn: tolerant(WireDate),
    cancelledOn: tolerant(WireDate),
    details: tolerant(t.array(CoverDetail)),
    renewal: tolerant(PolicyRenewal),
    renewedUntil: tolerant(WireDate),
    quote: tolerant(
      t.strict(
        {
          name: tolerant(t.string),
          quoteNo: tolerant(t.string),
          totalPremium: tolerant(Naira),
          product: tolerant(
            t.strict(
              { name: tolerant(t.string), description: tolerant(t.string), code: tolerant(t.string) },
              'product of a policy',
            ),
          ),
        },
        'quote of a policy',
      ),
    ),
    payment: tolerant(
      t.strict(
        {
          status: tolerant(Enumeration),
          paymentReference: tolerant(t.string),
          transactionReference: tolerant(t.string),
          amount: tolerant(Naira),
          totalAmount: tolerant(Naira),
          fees: tolerant(Naira),
          gateWay: tolerant(Enumeration),
          channel: tolerant(Enumeration),
          currency: tolerant(t.string),
          transactionDate: tolerant(Instant),
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
  path: listPaths.policies,
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
