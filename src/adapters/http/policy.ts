import { getPolicies, getPolicy, type Policy as WirePolicy } from '../../contract/policy'
import type { ListedPolicy, Policy, PolicySortColumn } from '../../domain/policy/policy'
import { whoIsCovered } from '../../domain/quote/messages'
import { id } from '../../domain/values/id'
import { toDay } from './day'
import { textOf } from './enumeration'
import { makeListPort } from './list-port'
import { toKobo } from './money'

/**
 * Maps a row of the API's list to the domain; `gateWay` is the API's spelling. A server may send whole
 * details in a list, or only the fact that a row shows.
 */
const toRow = ({ quote, payment, ...policy }: WirePolicy): ListedPolicy => ({
  id: id(policy.id),
  policyNo: policy.policyNo,
  status: textOf(policy.status),
  name: policy.name,
  clientNo: policy.clientNo,
  description: policy.description,
  certificateUrl: policy.certificateUrl,
  creationTime: policy.creationTime,
  lastModificationTime: policy.lastModificationTime,
  quoteName: quote?.name,
  quoteNo: quote?.quoteNo,
  totalPremium: toKobo(quote?.totalPremium),
  productName: quote?.product?.name,
  productDescription: quote?.product?.description,
  productCode: quote?.product?.code,
  coverFrom: toDay(policy.coverFrom),
  coverTo: toDay(policy.coverTo),
  suspendedOn: toDay(policy.suspendedOn),
  cancelledOn: toDay(policy.cancelledOn),
  covered: policy.details?.find(({ label }) => label !== whoIsCovered)?.value,
  renewal: policy.renewal && { category: id(policy.renewal.categoryId), product: id(policy.renewal.productId) },
  renewedUntil: toDay(policy.renewedUntil),
  payment: {
    status: textOf(payment?.status),
    paymentReference: payment?.paymentReference,
    transactionReference: payment?.transactionReference,
    amount: toKobo(payment?.amount),
    totalAmount: toKobo(payment?.totalAmount),
    fees: toKobo(payment?.fees),
    gateway: textOf(payment?.gateWay),
    channel: textOf(payment?.channel),
    currency: payment?.currency,
    transactionDate: payment?.transactionDate,
  },
})

const toPolicy = (policy: WirePolicy): Policy => {
  const { renewal, ...row } = toRow(policy)
  return {
    ...row,
    details: policy.details ?? [],
    receiptUrl: policy.receiptUrl,
    checkUrl: policy.checkUrl,
    renewal: renewal && policy.renewal && { ...renewal, form: policy.renewal.form },
  }
}

const sortFields: Readonly<Record<PolicySortColumn, string>> = {
  productName: 'quote.product.name',
  reference: 'payment.paymentReference',
  totalAmount: 'payment.totalAmount',
  policyNo: 'policyNo',
  quoteNo: 'quote.quoteNo',
}

export const makePolicyPort = makeListPort<'policies', WirePolicy>({
  all: getPolicies,
  one: getPolicy,
  toRow,
  toDetails: toPolicy,
  sortFields,
})
