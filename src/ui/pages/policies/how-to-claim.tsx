import { LifeBuoy } from 'lucide-react'
import file from '../../../brand.json'
import { claimSteps } from '../../../domain/policy/claim-steps'
import { brand, mailTo } from '../../brand'
import { IconTile } from '../../components/data-display/icon-tile'
import { NumberedSteps } from '../../components/data-display/numbered-steps'
import styles from './policies-page.module.css'

const { telephone } = file.insurance.claims

type Props = {
  readonly policyNo: string | undefined
  /** The steps are those of this product; without it they hold for every one. */
  readonly productCode?: string | undefined
  readonly level?: 'h2' | 'h3'
}

/** What to do after a loss, and how to reach the brokerage. */
export const HowToClaim = ({ policyNo, productCode, level: Heading = 'h3' }: Props) => (
  <section className={styles.claim} aria-labelledby="how-to-claim">
    <IconTile icon={<LifeBuoy size={24} />} tone="warning" />
    <div className={styles.claimText}>
      <Heading id="how-to-claim" className={styles.title}>
        How to claim
      </Heading>
      <p className={styles.contact}>
        <a className={styles.link} href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>
          {telephone}
        </a>
        <a className={styles.link} href={mailTo(policyNo ? `Claim, policy ${policyNo}` : 'Claim')}>
          {brand.email}
        </a>
      </p>
      <NumberedSteps steps={claimSteps(productCode)} />
    </div>
  </section>
)
