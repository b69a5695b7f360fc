import { FileText, RefreshCw } from 'lucide-react'
import type { ListedPolicy } from '../../../domain/policy/policy'
import { ActionRow } from '../../components/buttons/action-row'
import { useFileLink } from '../../session/file-link'
import { Link } from '../../session/link'
import { renewalPlace } from '../policies/renewal-place'
import { CoverAction, type CoverLinkProps } from './cover-action'
import styles from './home-page.module.css'

const CertificateLink = ({ policy: { id, certificateUrl = '' }, ...rest }: CoverLinkProps) => (
  <a {...rest} {...useFileLink(id, certificateUrl).link} />
)

const RenewalLink = ({ policy, ...rest }: CoverLinkProps) =>
  policy.renewal && <Link {...rest} to={renewalPlace(policy, policy.renewal)} />

export type CoverActionsProps = {
  readonly certified: readonly ListedPolicy[]
  readonly renewable: readonly ListedPolicy[]
}

/** What can be done with the covers above. */
export const CoverActions = ({ certified, renewable }: CoverActionsProps) =>
  certified.length + renewable.length > 0 && (
    <div className={styles.actions}>
      <ActionRow>
        {certified.length > 0 && (
          <CoverAction
            label="Certificate"
            icon={<FileText size={24} />}
            covers={certified}
            component={CertificateLink}
          />
        )}
        {renewable.length > 0 && (
          <CoverAction label="Renew" icon={<RefreshCw size={24} />} covers={renewable} component={RenewalLink} />
        )}
      </ActionRow>
    </div>
  )
