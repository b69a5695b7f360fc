import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { RewardsMachine } from '../../../machines/rewards/machine'
import { areCountsFailed, counts, message } from '../../../machines/rewards/selectors'
import { Card } from '../../components/data-display/card'
import { ErrorState } from '../../components/feedback/error-state'
import { Skeleton } from '../../components/loading/skeleton'
import styles from './rewards-page.module.css'

/** How many friends registered with the code: in total, pending, and paid. */
export const Counts = ({ actor }: { readonly actor: ActorRefFrom<RewardsMachine> }) => {
  const known = useSelector(actor, counts)
  const failed = useSelector(actor, areCountsFailed)
  const reason = useSelector(actor, message)
  if (failed)
    return (
      <Card>
        <ErrorState
          message={reason}
          onTryAgain={() => {
            actor.send({ type: 'try-again' })
          }}
        />
      </Card>
    )
  const figures = [
    ['Total', known?.total],
    ['Pending', known?.pending],
    ['Paid', known?.paid],
  ] as const
  return (
    <Card>
      <dl className={styles.figures} aria-busy={known === undefined || undefined} aria-label="Referrals">
        {figures.map(([term, count]) => (
          <div key={term} className={styles.figure}>
            <dt>{term}</dt>
            <dd>{count ?? <Skeleton />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
