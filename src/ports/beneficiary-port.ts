import type { Beneficiaries, Beneficiary, RelationshipType } from '../domain/beneficiary/beneficiary'
import type { BeneficiaryDetails } from '../domain/beneficiary/beneficiary-form'
import type { DocumentUpload } from '../domain/kyc/document'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import { token } from './token'

/** A new beneficiary brings an identity document. */
export type NewBeneficiary = { readonly details: BeneficiaryDetails; readonly document: DocumentUpload }

/** A beneficiary whose details are other ones now; the document stays as it is. */
export type ChangedBeneficiary = { readonly id: Id; readonly details: BeneficiaryDetails }

/** The customer's beneficiaries. `list` gives the first forty, newest first, and how many there are in all. */
export type BeneficiaryPort = {
  readonly list: PortFunction<void, Beneficiaries>
  readonly byId: PortFunction<Id, Beneficiary>
  readonly relationshipTypes: PortFunction<void, readonly RelationshipType[]>
  readonly create: PortFunction<NewBeneficiary, void>
  readonly save: PortFunction<ChangedBeneficiary, void>
}
export const BeneficiaryPort = token<BeneficiaryPort>('BeneficiaryPort')
