import type { AccountCheck, Bank, BankAccount } from '../domain/kyc/bank-account'
import type { DocumentUpload } from '../domain/kyc/document'
import type { Employer } from '../domain/kyc/employer'
import type { MedicalAnswer } from '../domain/kyc/medical'
import type { UserDetails } from '../domain/kyc/user-details'
import type { PortFunction } from './call'
import { token } from './token'

/** The server calls of the KYC wizard. */
export type KycPort = {
  readonly saveUserDetails: PortFunction<UserDetails, void>
  readonly banks: PortFunction<void, readonly Bank[]>
  /** Returns the name of the account holder. */
  readonly verifyAccount: PortFunction<AccountCheck, string>
  readonly saveBankAccount: PortFunction<BankAccount, void>
  readonly verifyBvn: PortFunction<string, void>
  readonly saveEmployer: PortFunction<Employer, void>
  readonly medicalQuestions: PortFunction<void, readonly string[]>
  readonly saveMedical: PortFunction<readonly MedicalAnswer[], void>
  readonly saveDocument: PortFunction<DocumentUpload, void>
}
export const KycPort = token<KycPort>('KycPort')
