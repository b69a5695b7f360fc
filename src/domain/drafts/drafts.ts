import { beneficiaryEditDraft, newBeneficiaryDraft } from '../beneficiary/beneficiary-form'
import type { KycPart } from '../kyc/steps'
import { appliancesDraft } from '../quote/appliances'
import { quoteKinds, quoteProducts, type QuoteKind } from '../quote/products'
import type { DraftPolicy } from '../rules/draft-policy'

type Policy = DraftPolicy<Readonly<Record<string, unknown>>>

/** The forms whose drafts survive a reload, each with its policy; those of KYC and of quotes are with their forms. */
const policies = {
  beneficiary: newBeneficiaryDraft,
  'beneficiary-edit': beneficiaryEditDraft,
  'home-appliances': appliancesDraft,
} as const satisfies Readonly<Record<string, Policy>>

export type ListedFlow = keyof typeof policies | `${QuoteKind}-quote`
export type DraftFlow = ListedFlow | `kyc-${KycPart}`

const quotePolicies: ReadonlyMap<string, Policy> = new Map(
  quoteKinds.map((kind) => [`${kind}-quote`, quoteProducts[kind].draft]),
)

const policyOf = (flow: ListedFlow): Policy => quotePolicies.get(flow) ?? policies[flow as keyof typeof policies]

/** A list in a form: the policy of its rows. */
export type DraftRows = readonly Readonly<Record<string, string>>[]
export type DraftValue = string | boolean | DraftRows
export type Draft = Readonly<Record<string, DraftValue>>

const isStored = (policy: Policy, field: string): boolean => Object.hasOwn(policy, field) && policy[field] === 'store'

const isRow = (value: unknown): value is DraftRows[number] =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string')

const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' || typeof value === 'boolean' || (Array.isArray(value) && value.every(isRow))

/** The part of a form that may be stored on the device: never a BVN, a medical answer or a document. */
export const draftBy = (policy: Policy, form: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(
    Object.entries(form).filter(
      (entry): entry is [string, DraftValue] => isStored(policy, entry[0]) && isDraftValue(entry[1]),
    ),
  )

/** A form with the values of its draft; only values of the same type as the form's own are used. */
export const resumedBy = <Form extends Readonly<Record<string, unknown>>>(
  policy: Policy,
  form: Form,
  draft: Draft | undefined,
): Form =>
  Object.entries(draft ?? {}).reduce<Form>(
    (resumed, [field, value]) =>
      isStored(policy, field) && typeof resumed[field] === typeof value ? { ...resumed, [field]: value } : resumed,
    form,
  )

export const draftOf = (flow: ListedFlow, form: Readonly<Record<string, unknown>>): Draft =>
  draftBy(policyOf(flow), form)

export const withDraft = <Form extends Readonly<Record<string, unknown>>>(
  flow: ListedFlow,
  form: Form,
  draft: Draft | undefined,
): Form => resumedBy(policyOf(flow), form, draft)
