import { useActorRef, useSelector } from '@xstate/react'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { offlineMessages, savedSince } from '../../../domain/policy/offline-policy'
import type { Policy } from '../../../domain/policy/policy'
import type { Features } from '../../../machines/features'
import { isBusy, isFinding, offlinePolicy, message } from '../../../machines/offline-policy/selectors'
import { Button } from '../../components/buttons/button'
import { thisDevice } from '../../components/state/this-device'
import styles from './offline-policy-control.module.css'

type Props = {
  readonly feature: Features['policies']['offlinePolicy']
  readonly policy: Policy
}

/** Keeps a policy on the device, or removes it, with a note about who can see it there. */
export const OfflinePolicyControl = ({ feature, policy }: Props) => {
  const device = thisDevice()
  const [input] = useState(() => feature.input(policy))
  const actor = useActorRef(feature.machine, { input })
  const saved = useSelector(actor, offlinePolicy)
  const busy = useSelector(actor, isBusy)
  const finding = useSelector(actor, isFinding)
  const failure = useSelector(actor, message)
  return (
    <section className={styles.keep} aria-label="Without a network">
      <div>
        <p role="status" className={saved && styles.kept}>
          {saved && `Kept on this ${device}, as of ${savedSince(saved)}`}
        </p>
        <p className={styles.note}>
          <span>{saved === undefined && `${offlineMessages.opens} `}</span>
          <span>{offlineMessages.whoSees(device)}</span> <span>{feature.canBeEvicted() && offlineMessages.safari}</span>
        </p>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        busy={busy}
        disabled={finding}
        onClick={() => {
          actor.send({ type: saved ? 'remove-policy' : 'keep-policy' })
        }}
      >
        <Smartphone size={18} />
        <span>{saved ? 'Remove' : `Keep on this ${device}`}</span>
      </Button>
    </section>
  )
}
