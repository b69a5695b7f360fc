import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { offlineMessages } from '../../../domain/policy/offline-policy'
import type { Features } from '../../../machines/features'
import type { OfflinePoliciesMachine } from '../../../machines/offline-policies/machine'
import { hasRemoved, offlinePolicies, message, removing } from '../../../machines/offline-policies/selectors'
import { useSignal } from '../../components/state/create-signal'
import { thisDevice } from '../../components/state/this-device'
import { HowToClaim } from '../policies/how-to-claim'
import { OfflinePolicyCard } from './offline-policy-card'
import styles from './offline-policies.module.css'

type Props = { readonly feature: Features['offlinePolicies']; readonly actor: ActorRefFrom<OfflinePoliciesMachine> }

type ListProps = Props & {
  /** The level of the headings: one below that of the list. */
  readonly level: 'h2' | 'h3'
}

/** The offline policies, then who can see them and how to claim. Nothing if there never was one. */
export const OfflinePolicyList = ({ feature, actor, level }: ListProps) => {
  const policies = useSelector(actor, offlinePolicies)
  const removed = useSelector(actor, hasRemoved)
  const leaving = useSelector(actor, removing)
  const failure = useSelector(actor, message)
  const today = useSignal(feature.today)
  if (policies.length === 0) return removed && <p role="status">{offlineMessages.nothing(thisDevice())}</p>
  return (
    <div className={styles.kept}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {policies.map((policy) => (
        <OfflinePolicyCard
          key={policy.id}
          level={level}
          policy={policy}
          today={today}
          removing={leaving === policy.id}
          onRemove={() => {
            actor.send({ type: 'remove-policy', id: policy.id })
          }}
        />
      ))}
      <p className={styles.note}>
        <span>{offlineMessages.whoSees(thisDevice())}</span>{' '}
        <span>{feature.canBeEvicted() && offlineMessages.safari}</span>
      </p>
      <HowToClaim level={level} policyNo={policies.length === 1 ? policies[0]?.policyNo : undefined} />
    </div>
  )
}

/** The same as a part of a screen, under a heading of its own. */
export const OfflinePolicies = ({ feature, actor }: Props) => {
  const isEmpty = useSelector(actor, (snapshot) => offlinePolicies(snapshot).length === 0)
  const list = <OfflinePolicyList feature={feature} actor={actor} level="h3" />
  if (isEmpty) return list
  return (
    <section className={styles.kept} aria-labelledby="kept-here">
      <h2 id="kept-here" className={styles.title}>
        {`Kept on this ${thisDevice()}`}
      </h2>
      {list}
    </section>
  )
}
