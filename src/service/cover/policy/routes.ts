import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database'
import type { Clock } from '../../platform/clock/clock'
import type { Policy } from '../../../contract/policy'
import { kobo, toNaira } from '../../../domain/values/money'
import { productById } from '../../shop/insurance/products'
import { signedAddress, type Signing } from '../../platform/files/signed-address'
import { coverLines, detailsOf } from '../../shop/quote/quotes'
import { renewalFormOf } from '../../shop/quote/insured'
import { policyPeriod } from './renewal'
import { NotFoundError } from '../../wire/errors'
import type { Handlers, SignedIn } from '../../wire/handler'
import { rowIdOf } from '../../wire/row-id'
import { isPending } from './pending'
import { continuations, type Continuation } from './renewed'
import { findPolicy, listPolicies, type ListedPolicy } from './repository'

type Needs = Signing & {
  readonly db: Database
  readonly clock: Clock
}

/** The form that renews a policy (requirement COVER-09). */
const renewalOf = ({ quote }: ListedPolicy): Policy['renewal'] => {
  const categoryId = productById(quote.productId)?.categoryId
  const form = renewalFormOf(quote)
  return categoryId !== undefined && form ? { categoryId, productId: quote.productId, form } : undefined
}

const toWire = (
  row: ListedPolicy,
  certificateUrl: string | undefined,
  continuation: Continuation | undefined,
): Policy => {
  const { policy, quote, payment } = row
  const { from, to } = policyPeriod(policy, quote)
  return {
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
    // A pending policy covers nothing yet, and when it begins depends on its first debit.
    ...(isPending(policy) ? { coverFrom: undefined, coverTo: undefined } : { coverFrom: from, coverTo: to }),
    details: detailsOf(coverLines(quote)),
    renewal: continuation?.isRenewable ? renewalOf(row) : undefined,
    renewedUntil: continuation?.renewedUntil,
  }
}

/** The customer's policies, each with a temporary address of its certificate unless it is pending. */
export const policyHandlers = (deps: Needs): Pick<Handlers, 'getPolicies' | 'getPolicy'> => {
  const shown = async (
    rows: readonly ListedPolicy[],
    { id, session }: SignedIn,
    { headers }: FastifyRequest,
  ): Promise<readonly Policy[]> => {
    const going = await continuations(deps.db, id, rows, deps.clock.business())
    return rows.map((row) => {
      const file = { kind: 'certificate', id: row.policy.id } as const
      const address = isPending(row.policy) ? undefined : signedAddress(deps, headers, { file, session })
      return toWire(row, address, going.get(row.policy.id))
    })
  }
  return {
    getPolicies: async ({ query, customer, request }) => {
      const { totalCount, rows } = await listPolicies(deps.db, customer.id, query)
      return { totalCount, items: [...(await shown(rows, customer, request))] }
    },
    getPolicy: async ({ query, customer, request }) => {
      const id = rowIdOf('Policy', query.id)
      const row = await findPolicy(deps.db, customer.id, id)
      const [policy] = row === undefined ? [] : await shown([row], customer, request)
      if (policy === undefined) throw new NotFoundError('Policy', id)
      return policy
    },
  }
}
