import { ChevronRight } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { coverKind } from '../../../domain/policy/cover-kind'
import { coveredThing } from '../../../domain/policy/holdings'
import type { ListedPolicy } from '../../../domain/policy/policy'
import { idText } from '../../../domain/values/id'
import { ActionButton, ActionLink } from '../../components/buttons/action-row'
import { Modal } from '../../components/dialogs/modal'
import { useAddressChange } from '../../components/page/use-address-change'
import { KindTile } from '../../components/cover/kind-tile'
import { policyTitle } from '../policies/policy-title'
import styles from './home-page.module.css'

export type CoverLinkProps = {
  readonly policy: ListedPolicy
  readonly className?: string | undefined
  readonly children?: ReactNode
}

type Props = {
  readonly label: string
  readonly icon: ReactNode
  readonly covers: readonly ListedPolicy[]
  /** The link that does it for one cover. */
  readonly component: ComponentType<CoverLinkProps>
}

/** An action on one of these covers; with several it asks on which. */
export const CoverAction = ({ label, icon, covers, component: Anchor }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
  }
  useAddressChange(close)
  const [first, ...others] = covers
  if (first !== undefined && others.length === 0)
    return (
      <ActionLink component={Anchor} policy={first} icon={icon}>
        {label}
      </ActionLink>
    )
  return (
    <>
      <ActionButton
        icon={icon}
        aria-haspopup="dialog"
        onClick={() => {
          setAsking(true)
        }}
      >
        {label}
      </ActionButton>
      {isAsking && (
        <Modal title={label} subtitle="Which cover?" onClose={close}>
          <ul className={styles.choices}>
            {covers.map((policy) => (
              <li key={idText(policy.id)}>
                <Anchor policy={policy} className={styles.row}>
                  <KindTile kind={coverKind(policy.productCode)} />
                  <span className={styles.copy}>
                    <span className={styles.name}>{policyTitle(policy)}</span>
                    <span className={styles.summary}>{coveredThing(policy)}</span>
                  </span>
                  <ChevronRight className={styles.chevron} size={22} />
                </Anchor>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  )
}
