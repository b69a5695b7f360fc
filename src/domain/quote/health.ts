import type { Beneficiaries } from '../beneficiary/beneficiary'
import { HEALTH_SUB_CODE } from '../rules/constants'
import { required, validate } from '../rules/rule'
import type { Id } from '../values/id'
import { fullNameMessage } from './messages'

/** The health and life form: the full name is the signature (requirement HEALTH-01). */
export type HealthForm = { readonly signature: string }

export const emptyHealth: HealthForm = { signature: '' }

/** The rule of the health form. */
export const checkHealth = validate<keyof HealthForm>({ signature: [required(fullNameMessage)] })

/** Whether a health quote may be asked for: somebody must be there to be paid (requirement HEALTH-02). */
export const hasBeneficiary = ({ rows }: Beneficiaries): boolean => rows.length > 0

/** A health quote as it is asked for; the plan is fixed. */
export type HealthQuoteRequest = {
  readonly kind: 'health'
  readonly signature: string
  readonly productId: Id
  readonly subCode: string
}

/** The valid form as it is sent. */
export const healthQuoteOf = ({ signature }: HealthForm, productId: Id): HealthQuoteRequest => ({
  kind: 'health',
  signature: signature.trim(),
  productId,
  subCode: HEALTH_SUB_CODE,
})
