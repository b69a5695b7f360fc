import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { PolicyPort } from '../../ports/policy-port'
import { makeFileAddresses, type FileAddresses, type FilePorts } from '../core/file-addresses'

type Parts = FilePorts & { readonly policies: Pick<PolicyPort, 'byId'> }

const addressesOf =
  (name: 'certificateUrl' | 'receiptUrl') =>
  ({ policies, ...parts }: Parts): FileAddresses =>
    makeFileAddresses({
      ...parts,
      read: (policy, call) =>
        pipe(
          policies.byId(policy, call),
          map(({ [name]: address }) => address),
        ),
    })

export const makeCertificateAddresses = addressesOf('certificateUrl')
export const makeReceiptAddresses = addressesOf('receiptUrl')
