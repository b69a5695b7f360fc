import { CircleAlert } from 'lucide-react'
import { countToFix, NO_REASON, sectionTitles, type ThingToFix } from '../../../domain/kyc/sections'
import { Link } from '../../session/link'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import styles from './things-to-fix.module.css'

type Props = {
  readonly things: readonly ThingToFix[]
  /** The step that is open below the list. */
  readonly openStep?: number | undefined
}

/** What a review rejected, each with its reason and a button to its step; nothing without any. */
export const ThingsToFix = ({ things, openStep }: Props) =>
  things.length === 0 ? null : (
    <section aria-labelledby="things-to-fix">
      <Card className={styles.card}>
        <h2 id="things-to-fix" className={styles.title}>
          <CircleAlert size={22} />
          <span>{countToFix(things.length)}</span>
        </h2>
        <ul className={styles.list}>
          {things.map(({ field, step, reason }) => (
            <li key={field} className={styles.thing}>
              <div className={styles.copy}>
                <strong>{sectionTitles[field]}</strong>
                <p className={styles.reason}>{reason ?? NO_REASON}</p>
              </div>
              {step === openStep ? (
                <span className={styles.open}>Open below</span>
              ) : (
                <ButtonLink component={Link} to={{ screen: 'kyc', step }} variant="secondary">
                  {`Fix ${sectionTitles[field]}`}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
