import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { SavedRecord } from '../../domain/kyc/parts/parts'
import { customerRecord } from '../../domain/kyc/saved-record'
import type { KycField } from '../../domain/kyc/steps'
import type { PortFunction } from '../../ports/call'
import { SessionPort } from '../../ports/session-port'
import type { PortsOf } from '../../ports/token'
import { VerificationPort } from '../../ports/verification-port'

export const savedRecordPorts = { verification: VerificationPort, session: SessionPort }

/** Loads what the customer saved in one section; the user details come from the profile. */
export const makeReadRecord =
  ({ verification, session }: PortsOf<typeof savedRecordPorts>): PortFunction<KycField, SavedRecord> =>
  (field, call) =>
    field === 'User Info'
      ? pipe(session.currentCustomer(undefined, call), TE.map(customerRecord))
      : pipe(
          verification.record(field, call),
          // For a record that was never saved, a server may answer that there is none.
          TE.orElse((error) =>
            error._tag === 'NotFound' ? TE.right({ field, values: undefined, rows: [] }) : TE.left(error),
          ),
        )
