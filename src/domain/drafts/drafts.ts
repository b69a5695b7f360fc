import { beneficiaryEditDraft, newBeneficiaryDraft } from '../beneficiary/beneficiary-form'
import { bankAccountDraft } from '../kyc/bank-account'
import { bvnDraft } from '../kyc/bvn'
import { documentDraft } from '../kyc/document'
import { employerDraft } from '../kyc/employer'
import { medicalDraft } from '../kyc/medical'
import { userDetailsDraft } from '../kyc/user-details'
import { appliancesDraft } from '../quote/appliances'
import { quoteKinds, quoteProducts, type QuoteKind } from '../quote/products'
import type { DraftPolicy } from '../rules/draft-policy'

type Policy = DraftPolicy<Readonly<Record<string, unknown>>>

/** The forms whose drafts survive a reload, each with its policy. */
const policies = {
  'kyc-user-details': userDetailsDraft,
  'kyc-bank-account': bankAccountDraft,
  'kyc-bvn': bvnDraft,
  'kyc-employer': employerDraft,
  'kyc-medical': medicalDraft,
  'kyc-document': documentDraft,
  beneficiary: newBeneficiaryDraft,
  'beneficiary-edit': beneficiaryEditDraft,
  'home-appliances': appliancesDraft,
} as const satisfies Readonly<Record<string, Policy>>

export type DraftFlow = keyof typeof policies | `${QuoteKind}-quote`

const quotePolicies: ReadonlyMap<string, Policy> = new Map(
  quoteKinds.map((kind) => [`${kind}-quote`, quoteProducts[kind].draft]),
)

const policyOf = (flow: DraftFlow): Policy => quotePolicies.get(flow) ?? policies[flow as keyof typeof policies]

/** A list in a form: the policy of its rows. */
export type DraftRows = readonly Readonly<Record<string, string>>[]
export type DraftValue = string | boolean | DraftRows
export type Draft = Readonly<Record<string, DraftValue>>

const isStored = (flow: DraftFlow, field: string): boolean => {
  const policy = policyOf(flow)
  return Object.hasOwn(policy, field) && policy[field] === 'store'
}

const isRow = (value: unknown): value is DraftRows[number] =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string')

const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' || typeof value === 'boolean' || (Array.isArray(value) && value.every(isRow))

/** The part of a form that may be stored on the device: never a BVN, a medical answer or a document. */
export const draftOf = (flow: DraftFlow, form: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(
    Object.entries(form).filter(
      (entry): entry is [string, DraftValue] => isStored(flow, entry[0]) && isDraftValue(entry[1]),
    ),
  )

/** A form with the values of its draft; only values of the same type as the form's own are used. */
export const withDraft = <Form extends Readonly<Record<string, unknown>>>(
  flow: DraftFlow,
  form: Form,
  draft: Draft | undefined,
): Form =>
  Object.entries(draft ?? {}).reduce<Form>(
    (resumed, [field, value]) =>
      isStored(flow, field) && typeof resumed[field] === typeof value ? { ...resumed, [field]: value } : resumed,
    form,
  )
