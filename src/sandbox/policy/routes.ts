import type { FastifyRequest } from 'fastify'
import type { Policy } from '../../contract/policy'
import { kobo, toNaira } from '../../domain/values/money'
import type { Deps } from '../dependencies'
import { signedAddress } from '../documents/signed-address'
import { NotFoundError } from '../wire/errors'
import type { Handlers } from '../wire/handler'
import { rowIdOf } from '../wire/row-id'
import { isPending } from './pending'
import { findPolicy, listPolicies, type PolicyRow } from './repository'

const toWire = ({ policy, quote, payment }: PolicyRow, certificateUrl: string | undefined): Policy => ({
  id: policy.id,
  policyNo: policy.policyNo,
  status: policy.status,
  name: policy.name ?? undefined,
  clientNo: policy.clientNo,
  description: policy.description,
  certificateUrl,
  creationTime: policy.createdAt.toISOString(),
  lastModificationTime: policy.modifiedAt?.toISOString(),
  quote: {
    name: quote.name,
    quoteNo: quote.quoteNo,
    totalPremium: toNaira(kobo(quote.totalPremium)),
    product: { name: quote.productName, description: quote.productDescription, code: quote.productCode },
  },
  payment: {
    status: payment.status,
    paymentReference: payment.paymentReference,
    transactionReference: payment.transactionReference,
    amount: toNaira(kobo(payment.amount)),
    totalAmount: toNaira(kobo(payment.totalAmount)),
    fees: toNaira(kobo(payment.fees)),
    gateWay: payment.gateWay,
    channel: payment.channel,
    currency: payment.currency,
    transactionDate: payment.createdAt.toISOString(),
  },
})

/** The customer's policies, each with a temporary address of its certificate unless it is pending. */
export const policyHandlers = (deps: Deps): Pick<Handlers, 'getPolicies' | 'getPolicy'> => {
  const withCertificate = (row: PolicyRow, { headers }: FastifyRequest) =>
    toWire(
      row,
      isPending(row.policy) ? undefined : signedAddress(deps, headers, { kind: 'certificate', id: row.policy.id }),
    )
  return {
    getPolicies: async ({ query, customer, request }) => {
      const { totalCount, rows } = await listPolicies(deps.db, customer.id, query)
      return { totalCount, items: rows.map((row) => withCertificate(row, request)) }
    },
    getPolicy: async ({ query, customer, request }) => {
      const id = rowIdOf('Policy', query.id)
      const row = await findPolicy(deps.db, customer.id, id)
      if (row === undefined) throw new NotFoundError('Policy', id)
      return withCertificate(row, request)
    },
  }
}
