import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { SavedRecord } from '../../domain/kyc/saved-record'
import type { KycField } from '../../domain/kyc/sections'
import type { PortFunction } from '../../ports/call'
import type { PortError } from '../../domain/failure/port-error'
import { SessionPort } from '../../ports/session-port'
import type { PortsOf } from '../../ports/token'
import { VerificationPort } from '../../ports/verification-port'

export const savedRecordPorts = { verification: VerificationPort, session: SessionPort }

/** For a record that was never saved, a server may answer that there is none. */
const orEmpty = <A>(read: TE.TaskEither<PortError, A>, nothing: NoInfer<A>): TE.TaskEither<PortError, A> =>
  pipe(
    read,
    TE.orElse((error) => (error._tag === 'NotFound' ? TE.right(nothing) : TE.left(error))),
  )

/** Loads what the customer saved in one section; the user details come from the profile. */
export const makeReadRecord =
  ({ verification, session }: PortsOf<typeof savedRecordPorts>): PortFunction<KycField, SavedRecord> =>
  (field, call) => {
    switch (field) {
      case 'User Info':
        return pipe(
          session.currentCustomer(undefined, call),
          TE.map((customer) => ({ field, customer })),
        )
      case 'Account Info':
        return pipe(
          orEmpty(verification.account(undefined, call), undefined),
          TE.map((account) => ({ field, account })),
        )
      case 'Bvn Info':
        return pipe(
          orEmpty(verification.bvn(undefined, call), undefined),
          TE.map((bvn) => ({ field, bvn })),
        )
      case 'Employer Info':
        return pipe(
          orEmpty(verification.employer(undefined, call), undefined),
          TE.map((employer) => ({ field, employer })),
        )
      case 'Medical Info':
        return pipe(
          orEmpty(verification.answers(undefined, call), []),
          TE.map((answers) => ({ field, answers })),
        )
      case 'Identification Document':
        return pipe(
          orEmpty(verification.documents(undefined, call), []),
          TE.map((documents) => ({ field, documents })),
        )
    }
  }
