import type { IncomingHttpHeaders } from 'node:http'
import type { Policy } from '../../../contract/policy'
import type { Database } from '../../platform/database/database'
import { signedAddress, type Signing } from '../../platform/files/signed-address'
import { checkAddress } from '../certificate/code'
import { isPending } from '../policy/pending'
import type { PolicyRow } from '../policy/repository'
import { receivedFor } from './received'

type Needs = Signing & { readonly db: Database }

/** Whose request asks for them. */
type Request = { readonly session: string; readonly headers: IncomingHttpHeaders }

/** The addresses of a policy's receipt, once something was paid, and of its check page; none of a pending policy. */
export const policyLinks =
  (deps: Needs) =>
  async (row: PolicyRow, { session, headers }: Request): Promise<Pick<Policy, 'receiptUrl' | 'checkUrl'>> => {
    if (isPending(row.policy)) return { receiptUrl: undefined, checkUrl: undefined }
    const received = await receivedFor(deps.db, row)
    const file = { kind: 'receipt', id: row.policy.id } as const
    return {
      receiptUrl: received.length === 0 ? undefined : signedAddress(deps, headers, { file, session }),
      checkUrl: checkAddress(deps, headers, row.policy.verificationCode),
    }
  }
