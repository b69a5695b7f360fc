import { allBeneficiaries } from '../../beneficiary/repository'
import type { Places } from '../../platform/config/origins'
import type { Database } from '../../platform/database/database'
import type { ReadFile } from '../../platform/files/routes'
import { isPending } from '../policy/pending'
import { findPolicyById } from '../policy/repository'
import { checkAddress } from './code'
import { certificateOf, type Certificate } from './content'

type Needs = Places & {
  readonly db: Database
  /** Draws a certificate as a PDF in its owner's turn. */
  readonly drawCertificate: (owner: string, certificate: Certificate, issued: Date) => Promise<Uint8Array>
}

/** The certificate of a policy; none while the policy waits for its first debit. */
export const certificateFile =
  (deps: Needs): ReadFile =>
  async (id, { headers, enqueue }) => {
    const row = await enqueue(() => findPolicyById(deps.db, id))
    if (row === undefined || isPending(row.policy)) return undefined
    const { policy } = row
    const beneficiaries = await enqueue(() => allBeneficiaries(deps.db, policy.customerId))
    const certificate = certificateOf(row, beneficiaries, checkAddress(deps, headers, policy.verificationCode))
    return {
      mediaType: 'application/pdf',
      name: `certificate-${policy.policyNo.replace(/[^\w-]+/g, '-')}.pdf`,
      open: () => deps.drawCertificate(policy.customerId, certificate, policy.createdAt),
    }
  }
