import { fullNameMessage } from '../../../../domain/quote/messages'
import { kobo, type Kobo } from '../../../../domain/values/money'
import type { Product } from '../../product/product'
import { violation, type Violation } from '../../../wire/errors'
import { nameViolation } from '../../../wire/name-violation'
import { healthRates } from './rates'

export const HEALTH_CATEGORY = 2

type HealthRequest = { readonly signature: string; readonly subCode: string }

const ratesByCode: Readonly<Record<string, Readonly<Record<string, bigint>>>> = healthRates

const rateOf = (product: Product, subCode: string): bigint | undefined => {
  const plans = Object.entries(ratesByCode[product.code] ?? {})
  return plans.find(([plan]) => plan.toLowerCase() === subCode.trim().toLowerCase())?.[1]
}

/** The violations of a request for health or life cover. */
export const healthViolations = (
  product: Product | undefined,
  { signature, subCode }: HealthRequest,
): readonly (Violation | null)[] => {
  const chosen = product?.categoryId === HEALTH_CATEGORY ? product : undefined
  return [
    chosen === undefined ? violation('productId', 'Please choose a health or life product.') : null,
    nameViolation('signature', signature, fullNameMessage),
    chosen !== undefined && rateOf(chosen, subCode) === undefined
      ? violation('subCode', 'This product has no such plan.')
      : null,
  ]
}

/** The annual premium of a valid request, for one person. */
export const healthPremium = (product: Product, { subCode }: HealthRequest): Kobo =>
  kobo(rateOf(product, subCode) ?? 1n)
