import type { KycSection } from '../domain/kyc/sections'
import type { SavedAccount, SavedAnswer, SavedBvn, SavedDocument, SavedEmployer } from '../domain/kyc/saved-record'
import type { PortFunction } from './call'
import { token } from './token'

/** Reads what the customer has verified so far. A record that was never saved is `undefined`. */
export type VerificationPort = {
  /** The state of each section of the KYC record. */
  readonly sections: PortFunction<void, readonly KycSection[]>
  readonly employer: PortFunction<void, SavedEmployer | undefined>
  readonly account: PortFunction<void, SavedAccount | undefined>
  readonly bvn: PortFunction<void, SavedBvn | undefined>
  readonly answers: PortFunction<void, readonly SavedAnswer[]>
  readonly documents: PortFunction<void, readonly SavedDocument[]>
}
export const VerificationPort = token<VerificationPort>('VerificationPort')
