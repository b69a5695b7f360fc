import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { keepMessages } from '../../../domain/policy/kept-policy'
import type { Features } from '../../../machines/features'
import type { KeptMachine } from '../../../machines/kept/machine'
import { hasRemoved, keptPolicies, message, removing } from '../../../machines/kept/selectors'
import { HowToClaim } from '../policies/how-to-claim'
import { KeptPolicyCard } from './kept-policy-card'
import styles from './kept-policies.module.css'

type Props = { readonly feature: Features['kept']; readonly actor: ActorRefFrom<KeptMachine> }

/** The policies that are kept on the device. Nothing is shown if there never was one. */
export const KeptPolicies = ({ feature, actor }: Props) => {
  const policies = useSelector(actor, keptPolicies)
  const removed = useSelector(actor, hasRemoved)
  const leaving = useSelector(actor, removing)
  const failure = useSelector(actor, message)
  if (policies.length === 0) return removed ? <p role="status">{keepMessages.nothing}</p> : null
  return (
    <section className={styles.kept} aria-labelledby="kept-on-this-phone">
      <h2 id="kept-on-this-phone" className={styles.title}>
        Kept on this phone
      </h2>
      <p className={styles.note}>
        {keepMessages.whoSees} {feature.mayForget() && keepMessages.safari}
      </p>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {policies.map((policy) => (
        <KeptPolicyCard
          key={policy.id}
          policy={policy}
          today={feature.today()}
          removing={leaving === policy.id}
          onRemove={() => {
            actor.send({ type: 'remove-policy', id: policy.id })
          }}
        />
      ))}
      <HowToClaim policyNo={policies.length === 1 ? policies[0]?.policyNo : undefined} />
    </section>
  )
}
