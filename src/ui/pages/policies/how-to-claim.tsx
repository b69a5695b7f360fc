import { LifeBuoy } from 'lucide-react'
import { claimSteps } from '../../../domain/policy/claim-steps'
import { hasToken } from '../../../machines/session/selectors'
import { ContactLinks } from '../../components/brand/contact-links'
import { IconTile } from '../../components/data-display/icon-tile'
import { NumberedSteps } from '../../components/data-display/numbered-steps'
import { useSnapshot } from '../../components/state/use-snapshot'
import { useSession } from '../../session/session-context'
import styles from './policies-page.module.css'

type Props = {
  readonly policyNo: string | undefined
  /** The steps are those of this product; without it they hold for every one. */
  readonly productCode?: string | undefined
  readonly level?: 'h2' | 'h3'
}

/** What to do after a loss, and how to reach the brokerage. Without a session nothing is filled into a message. */
export const HowToClaim = ({ policyNo, productCode, level: Heading = 'h3' }: Props) => {
  const about = policyNo ? `Claim, policy ${policyNo}` : 'Claim'
  const isLoggedIn = useSnapshot(useSession(), hasToken)
  return (
    <section className={styles.claim} aria-labelledby="how-to-claim">
      <IconTile icon={<LifeBuoy size={24} />} tone="warning" />
      <div className={styles.claimText}>
        <Heading id="how-to-claim" className={styles.title}>
          How to claim
        </Heading>
        <p className={styles.contact}>
          <ContactLinks className={styles.link} about={isLoggedIn ? about : undefined} />
        </p>
        <NumberedSteps steps={claimSteps(productCode)} />
      </div>
    </section>
  )
}
