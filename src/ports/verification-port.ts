import type { SavedRecord } from '../domain/kyc/parts/parts'
import type { SavedDocument } from '../domain/kyc/saved-record'
import type { KycSection } from '../domain/kyc/sections'
import type { KycField } from '../domain/kyc/steps'
import type { PortFunction } from './call'
import { token } from './token'

/** The sections that are read one by one: the user details are the profile. */
export type ReadField = Exclude<KycField, 'User Info'>

/** Reads what the customer has verified so far. */
export type VerificationPort = {
  /** The state of each section of the KYC record. */
  readonly sections: PortFunction<void, readonly KycSection[]>
  /** What was saved in a section. */
  readonly record: PortFunction<ReadField, SavedRecord>
  readonly documents: PortFunction<void, readonly SavedDocument[]>
}
export const VerificationPort = token<VerificationPort>('VerificationPort')
