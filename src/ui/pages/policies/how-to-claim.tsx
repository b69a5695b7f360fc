import file from '../../../brand.json'
import { brand, mailTo } from '../../brand'
import { NumberedSteps } from '../../components/data-display/numbered-steps'
import styles from './policies-page.module.css'

const { telephone, steps } = file.insurance.claims

/** What to do after a loss, and how to reach the brokerage (requirement COVER-09). Other screens link to its heading. */
export const HowToClaim = ({ policyNo }: { readonly policyNo: string | undefined }) => (
  <section aria-labelledby="how-to-claim">
    <h3 id="how-to-claim" className={styles.title}>
      How to claim
    </h3>
    <p className={styles.contact}>
      <a className={styles.link} href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>
        {telephone}
      </a>
      <a className={styles.link} href={mailTo(policyNo ? `Claim, policy ${policyNo}` : 'Claim')}>
        {brand.email}
      </a>
    </p>
    <NumberedSteps steps={steps} />
  </section>
)
