import type { AccountCheck, Bank } from '../domain/kyc/account'
import type { KycRequests } from '../domain/kyc/parts/parts'
import type { KycPart } from '../domain/kyc/steps'
import type { PascalCase } from '../domain/values/pascal-case'
import type { PortFunction } from './call'
import { token } from './token'

/** The parts that are saved as such: a BVN is saved by being verified. */
export type SavedPart = Exclude<KycPart, 'bvn'>
export type SaveName<Part extends SavedPart> = `save${PascalCase<Part>}`

type Saves = { readonly [Part in SavedPart as SaveName<Part>]: PortFunction<KycRequests[Part], void> }

/** The server calls of the KYC wizard: one save for each step, such as `saveBankAccount`, and what its forms need. */
export type KycPort = Saves & {
  readonly verifyBvn: PortFunction<string, void>
  readonly banks: PortFunction<void, readonly Bank[]>
  /** Returns the name of the account holder. */
  readonly verifyAccount: PortFunction<AccountCheck, string>
  readonly medicalQuestions: PortFunction<void, readonly string[]>
}
export const KycPort = token<KycPort>('KycPort')
