import type { FieldsByMember } from '../../../domain/failure/failure'
import type { AccountCheck } from '../../../domain/kyc/account'
import type { BankAccount } from '../../../domain/kyc/parts/bank-account'
import type { KycForms, KycRequests, SavedRecord } from '../../../domain/kyc/parts/parts'
import type { FieldOf, KycPart } from '../../../domain/kyc/steps'
import type { PortFunction } from '../../../ports/call'
import type { HttpClient } from '../client'

/** The members of the requests that save a part, by which the server names fields. Answers are a list and have none. */
type Members = Omit<KycRequests, 'bank-account' | 'medical'> & {
  readonly 'bank-account': AccountCheck & BankAccount
  readonly medical: unknown
}

export type PartNames<Part extends KycPart> = { readonly names: FieldsByMember<Members[Part], KycForms[Part]> }
export type Saving<Part extends KycPart> = {
  readonly save: (http: HttpClient) => PortFunction<KycRequests[Part], void>
}
export type Reading<Part extends KycPart> = {
  readonly read: (http: HttpClient) => PortFunction<void, Extract<SavedRecord, { readonly field: FieldOf<Part> }>>
}

/** The form's field for each member that the server names, and the save. */
export type PlainCalls<Part extends KycPart> = PartNames<Part> & Saving<Part>
/** The same, with what was saved. */
export type PartCalls<Part extends ReadPart> = PlainCalls<Part> & Reading<Part>

/** The parts with a save that is one plain request: a document is uploaded. */
export type PlainPart = Exclude<KycPart, 'document'>
/** The parts that are read one by one: the user details are the profile. */
export type ReadPart = Exclude<KycPart, 'user-details'>
