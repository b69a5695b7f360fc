import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database'
import type { Clock } from '../../platform/clock/clock'
import type { Policy } from '../../../contract/policy'
import { dayInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import { kobo, toNaira } from '../../../domain/values/money'
import { productById } from '../../shop/insurance/products'
import { signedAddress, type Signing } from '../../platform/files/signed-address'
import { coverLines, detailsOf } from '../../shop/quote/to-wire'
import { renewalFormOf } from '../../shop/quote/insured'
import { NotFoundError } from '../../wire/errors'
import type { Handlers, SignedIn } from '../../wire/handler'
import { endingEarly } from '../../wire/paging'
import { rowIdOf } from '../../wire/row-id'
import { isPending } from './pending'
import { continuations, type Continuation } from './renewed'
import { findPolicy, listPolicies, type ListedPolicy, type PolicyRow } from './repository'
import { sentStatus } from './sent-status'
import { inRow } from './summary'

type Needs = Signing & {
  readonly db: Database
  readonly clock: Clock
  /** The addresses of a policy's receipt and check page. */
  readonly linksOf: (
    row: PolicyRow,
    request: { readonly session: string; readonly headers: IncomingHttpHeaders },
  ) => Promise<Pick<Policy, 'receiptUrl' | 'checkUrl'>>
}

/** The place of the form that renews a policy; a list has none of its fields. */
const renewalOf = ({ quote, policy }: ListedPolicy, continuation: Continuation | undefined): Policy['renewal'] => {
  const categoryId = productById(quote.productId)?.categoryId
  const isOffered = continuation?.isRenewable === true && policy.summary?.hasForm === true
  return categoryId !== undefined && isOffered ? { categoryId, productId: quote.productId, form: {} } : undefined
}

/** A policy as a list shows it: with one fact of what it covers. */
const toRow = (
  row: ListedPolicy,
  certificateUrl: string | undefined,
  continuation: Continuation | undefined,
  today: CalendarDate,
): Policy => {
  const { policy, quote, payment } = row
  return {
    id: policy.id,
    policyNo: policy.policyNo,
    status: sentStatus(policy, today),
    name: policy.name === null ? undefined : inRow(policy.name),
    clientNo: policy.clientNo,
    description: policy.description,
    certificateUrl,
    receiptUrl: undefined,
    checkUrl: undefined,
    creationTime: policy.createdAt.toISOString(),
    lastModificationTime: policy.modifiedAt?.toISOString(),
    quote: {
      name: inRow(quote.name),
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
    ...(isPending(policy)
      ? { coverFrom: undefined, coverTo: undefined }
      : { coverFrom: policy.coverFrom ?? undefined, coverTo: policy.coverTo ?? undefined }),
    suspendedOn: policy.suspendedOn ?? undefined,
    cancelledOn: policy.cancelledOn ?? undefined,
    details: policy.summary?.fact && detailsOf([policy.summary.fact]),
    renewal: renewalOf(row, continuation),
    renewedUntil: continuation?.renewedUntil,
  }
}

/** The same with its whole texts and details, and with the form that renews it. */
const withDetails = ({ renewal, ...row }: Policy, { policy, quote }: PolicyRow): Policy => {
  const form = renewal && renewalFormOf(quote)
  return {
    ...row,
    name: policy.name ?? undefined,
    quote: row.quote && { ...row.quote, name: quote.name },
    details: detailsOf(coverLines(quote)),
    renewal: renewal && form && { ...renewal, form },
  }
}

/** The customer's policies, each with a temporary address of its certificate unless it is pending. */
export const policyHandlers = (deps: Needs): Pick<Handlers, 'getPolicies' | 'getPolicy'> => {
  const shown = async (
    rows: readonly ListedPolicy[],
    { id, session }: SignedIn,
    { headers }: FastifyRequest,
  ): Promise<readonly Policy[]> => {
    const now = deps.clock.business()
    const going = await continuations(deps.db, id, rows, now)
    return rows.map((row) => {
      const file = { kind: 'certificate', id: row.policy.id } as const
      const address = isPending(row.policy) ? undefined : signedAddress(deps, headers, { file, session })
      return toRow(row, address, going.get(row.policy.id), dayInLagos(now.getTime()))
    })
  }
  return {
    getPolicies: async ({ query, customer, request }) => {
      const { totalCount, rows } = await listPolicies(deps.db, customer.id, query)
      return endingEarly({ totalCount, items: await shown(rows, customer, request) })
    },
    getPolicy: async ({ query, customer, request }) => {
      const id = rowIdOf('Policy', query.id)
      const row = await findPolicy(deps.db, customer.id, id)
      const [policy] = row === undefined ? [] : await shown([row], customer, request)
      if (row === undefined || policy === undefined) throw new NotFoundError('Policy', id)
      const { headers } = request
      return { ...withDetails(policy, row), ...(await deps.linksOf(row, { session: customer.session, headers })) }
    },
  }
}
