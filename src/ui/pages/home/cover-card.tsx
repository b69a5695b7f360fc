import { coverKind } from '../../../domain/policy/cover-kind'
import { coverState } from '../../../domain/policy/cover-state'
import { coveredThing } from '../../../domain/policy/holdings'
import type { ListedPolicy } from '../../../domain/policy/policy'
import { daysLeft, lastsUntil } from '../../../domain/quote/cover-period'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { idText } from '../../../domain/values/id'
import { Card } from '../../components/data-display/card'
import { DaysRing } from '../../components/data-display/days-ring'
import { KindTile } from '../../components/cover/kind-tile'
import { Link } from '../../session/link'
import { policyTitle } from '../policies/policy-title'
import { CoverActions, type CoverActionsProps } from './cover-actions'
import styles from './home-page.module.css'

type RowProps = { readonly policy: ListedPolicy; readonly today: CalendarDate }

const CoverRow = ({ policy, today }: RowProps) => {
  const kind = coverKind(policy.productCode)
  const state = coverState(policy, today)
  const left = state?.covers === 'now' ? daysLeft(policy, today) : undefined
  const until = state?.tone === 'danger' ? undefined : lastsUntil(policy)
  return (
    <li data-kind={kind}>
      <Link to={{ screen: 'policies', record: idText(policy.id) }} className={styles.row}>
        <KindTile kind={kind} />
        <span className={styles.copy}>
          <span className={styles.name}>{policyTitle(policy)}</span>
          <span className={styles.summary}>{coveredThing(policy)}</span>
          <span className={styles.state}>
            {state && <strong className={styles[state.tone]}>{state.text}</strong>}
            {until && <span>{` ${until}`}</span>}
          </span>
        </span>
        {left && <DaysRing {...left} />}
      </Link>
    </li>
  )
}

type Props = CoverActionsProps & { readonly today: CalendarDate }

/** What is insured, until when, and what can be done with it. */
export const CoverCard = ({ today, ...actions }: Props) => (
  <section className={styles.lifted} aria-labelledby="your-cover">
    <Card padding="none">
      <div className={styles.head}>
        <h2 id="your-cover">Your cover</h2>
        <Link to={{ screen: 'policies' }} className={styles.all}>
          All policies
        </Link>
      </div>
      <ul className={styles.list}>
        {actions.covers.map((policy) => (
          <CoverRow key={idText(policy.id)} policy={policy} today={today} />
        ))}
      </ul>
      <CoverActions {...actions} />
    </Card>
  </section>
)
