import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { keepMessages } from '../../../domain/policy/kept-policy'
import type { Features } from '../../../machines/features'
import type { KeptMachine } from '../../../machines/kept/machine'
import { hasRemoved, keptPolicies, message, removing } from '../../../machines/kept/selectors'
import { thisDevice } from '../../components/state/this-device'
import { HowToClaim } from '../policies/how-to-claim'
import { KeptPolicyCard } from './kept-policy-card'
import styles from './kept-policies.module.css'

type Props = { readonly feature: Features['kept']; readonly actor: ActorRefFrom<KeptMachine> }

type ListProps = Props & {
  /** The level of the headings: one below that of the list. */
  readonly level: 'h2' | 'h3'
}

/** The policies that are kept on the device, then who can see them and how to claim. Nothing if there never was one. */
export const KeptList = ({ feature, actor, level }: ListProps) => {
  const policies = useSelector(actor, keptPolicies)
  const removed = useSelector(actor, hasRemoved)
  const leaving = useSelector(actor, removing)
  const failure = useSelector(actor, message)
  if (policies.length === 0) return removed && <p role="status">{keepMessages.nothing(thisDevice())}</p>
  return (
    <div className={styles.kept}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {policies.map((policy) => (
        <KeptPolicyCard
          key={policy.id}
          level={level}
          policy={policy}
          today={feature.today()}
          removing={leaving === policy.id}
          onRemove={() => {
            actor.send({ type: 'remove-policy', id: policy.id })
          }}
        />
      ))}
      <p className={styles.note}>
        <span>{keepMessages.whoSees(thisDevice())}</span> <span>{feature.mayForget() && keepMessages.safari}</span>
      </p>
      <HowToClaim level={level} policyNo={policies.length === 1 ? policies[0]?.policyNo : undefined} />
    </div>
  )
}

/** The same as a part of a screen, under a heading of its own. */
export const KeptPolicies = ({ feature, actor }: Props) => {
  const isEmpty = useSelector(actor, (snapshot) => keptPolicies(snapshot).length === 0)
  const list = <KeptList feature={feature} actor={actor} level="h3" />
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
