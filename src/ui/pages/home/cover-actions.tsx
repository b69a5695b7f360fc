import { FileText, Phone, RefreshCw } from 'lucide-react'
import type { ListedPolicy } from '../../../domain/policy/policy'
import { ActionButton, ActionRow } from '../../components/buttons/action-row'
import { useFileLink } from '../../session/file-link'
import { Link } from '../../session/link'
import { useHelpSheet } from '../../session/use-help-sheet'
import { renewalPlace } from '../policies/renewal-place'
import { CoverAction, type CoverLinkProps } from './cover-action'
import styles from './home-page.module.css'

const CertificateLink = ({ policy: { id, certificateUrl = '' }, ...rest }: CoverLinkProps) => (
  <a {...rest} {...useFileLink(id, certificateUrl).link} />
)

const RenewalLink = ({ policy, ...rest }: CoverLinkProps) =>
  policy.renewal && <Link {...rest} to={renewalPlace(policy, policy.renewal)} />

export type CoverActionsProps = {
  readonly covers: readonly ListedPolicy[]
  readonly certified: readonly ListedPolicy[]
  readonly renewable: readonly ListedPolicy[]
}

/** What can be done with the covers above. */
export const CoverActions = ({ covers, certified, renewable }: CoverActionsProps) => {
  const openHelp = useHelpSheet()
  const [only, ...others] = covers
  return (
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
        <ActionButton
          icon={<Phone size={24} />}
          aria-haspopup="dialog"
          onClick={() => {
            openHelp(others.length === 0 ? only?.policyNo : undefined)
          }}
        >
          Get help
        </ActionButton>
      </ActionRow>
    </div>
  )
}
