import type { Either } from 'fp-ts/Either'
import type { KeepFailure, KeptPolicy } from '../../domain/policy/kept-policy'
import type { OwnedPolicy } from '../../ports/kept-policies'

/** Whether this policy is kept already: its row, or none. */
export type FindKept = { input: OwnedPolicy; output: KeptPolicy | undefined }

/** Stores the policy on the device. */
export type Keep = { input: OwnedPolicy; output: Either<KeepFailure, KeptPolicy> }

/** Removes it from the device. */
export type RemoveKept = { input: OwnedPolicy; output: Either<KeepFailure, void> }
