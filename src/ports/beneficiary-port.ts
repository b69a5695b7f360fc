import type { Beneficiaries, Beneficiary, RelationshipType } from '../domain/beneficiary/beneficiary'
import type { BeneficiaryDetails } from '../domain/beneficiary/beneficiary-form'
import type { DocumentUpload } from '../domain/kyc/parts/document'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import { token } from './token'

export type NewBeneficiary = { readonly details: BeneficiaryDetails; readonly document: DocumentUpload }

/** A beneficiary with changed details; the document is not changed. */
export type ChangedBeneficiary = { readonly id: Id; readonly details: BeneficiaryDetails }

/** The customer's beneficiaries. `list` returns all of them, newest first, and their number. */
export type BeneficiaryPort = {
  readonly list: PortFunction<void, Beneficiaries>
  readonly byId: PortFunction<Id, Beneficiary>
  readonly relationshipTypes: PortFunction<void, readonly RelationshipType[]>
  readonly create: PortFunction<NewBeneficiary, void>
  readonly save: PortFunction<ChangedBeneficiary, void>
}
export const BeneficiaryPort = token<BeneficiaryPort>('BeneficiaryPort')
