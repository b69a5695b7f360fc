import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Clock } from '../../ports/clock'
import type { Notifications } from '../../ports/notifications'
import type { PolicyPort } from '../../ports/policy-port'
import { makeFileAddresses, type FileAddresses } from '../core/file-addresses'

type Parts = {
  readonly policies: Pick<PolicyPort, 'byId'>
  readonly clock: Clock
  readonly notifications: Notifications
}

export const makeCertificateAddresses = ({ policies, ...parts }: Parts): FileAddresses =>
  makeFileAddresses({
    ...parts,
    read: (policy, call) =>
      pipe(
        policies.byId(policy, call),
        map(({ certificateUrl }) => certificateUrl),
      ),
  })
