import * as t from 'io-ts'
import { Enumeration, Instant, Naira, Page, shown, WireId } from './codecs'
import { endpoint } from './endpoint'
import { IdText, PagedQuery } from './query'

/** A policy with its quote and payment. Money is in naira. */
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

/** The specification does not define the paths of the policies; they are defined here (requirement POL-06). */
export const getPolicies = endpoint({
  method: 'GET',
  path: '/services/app/Policy/GetAll',
  query: PagedQuery,
  result: Page(Policy),
  doc: "The customer's policies, newest first unless sorted. Filter searches product name, policy and quote number.",
  writes: false,
  needsLogIn: true,
})

export const getPolicy = endpoint({
  method: 'GET',
  path: '/services/app/Policy/GetById',
  query: t.strict({ id: IdText }, 'policy query'),
  result: Policy,
  doc: 'One policy of the customer.',
  writes: false,
  needsLogIn: true,
})
