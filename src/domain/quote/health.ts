import { map } from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import type { Beneficiaries } from '../beneficiary/beneficiary'
import { HEALTH_SUB_CODE } from '../rules/constants'
import { parseFields } from '../rules/rule'
import type { Id } from '../values/id'
import { fullName } from './full-name'
import { quoteMessages } from './messages'
import type { QuoteProduct } from './quote-product'

/** The health and life form: the full name is the signature. */
export type HealthForm = { readonly signature: string }

/** The request for a health quote; the plan is fixed. */
export type HealthQuoteRequest = {
  readonly kind: 'health'
  readonly signature: string
  readonly productId: Id
  readonly subCode: string
}

/** Whether a health quote may be requested: there must be a beneficiary. */
export const hasBeneficiary = ({ rows }: Beneficiaries): boolean => rows.length > 0

const parse = parseFields({ signature: fullName })

export const health: QuoteProduct<HealthForm, HealthQuoteRequest> = {
  category: 'Health & Life Insurance',
  empty: { signature: '' },
  draft: { signature: 'store' },
  done: quoteMessages.done,
  parse: ({ productId }) =>
    flow(
      parse,
      map((fields) => ({ kind: 'health', productId, subCode: HEALTH_SUB_CODE, ...fields })),
    ),
}
