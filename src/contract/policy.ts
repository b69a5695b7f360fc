import * as t from 'io-ts'
import { Instant, Naira, optional, Page, WireId } from './codecs'
import { endpoint } from './endpoint'
import { IdText, PagedQuery } from './query'

/** A policy with its quote and payment. Money is in naira. */
export const Policy = t.strict(
  {
    id: WireId,
    policyNo: optional(t.string),
    status: optional(t.string),
    name: optional(t.string),
    clientNo: optional(t.string),
    description: optional(t.string),
    certificateUrl: optional(t.string),
    creationTime: optional(Instant),
    lastModificationTime: optional(Instant),
    quote: optional(
      t.strict(
        {
          name: optional(t.string),
          quoteNo: optional(t.string),
          totalPremium: optional(Naira),
          product: optional(
            t.strict(
              { name: optional(t.string), description: optional(t.string), code: optional(t.string) },
              'product of a policy',
            ),
          ),
        },
        'quote of a policy',
      ),
    ),
    payment: optional(
      t.strict(
        {
          status: optional(t.string),
          paymentReference: optional(t.string),
          transactionReference: optional(t.string),
          amount: optional(Naira),
          totalAmount: optional(Naira),
          fees: optional(Naira),
          gateWay: optional(t.string),
          channel: optional(t.string),
          currency: optional(t.string),
          transactionDate: optional(Instant),
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
