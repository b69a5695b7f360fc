import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { offlineMessages, savedSince } from '../../../domain/policy/offline-policy'
import type { OfflinePolicyMachine } from '../../../machines/offline-policy/machine'
import { message, offlinePolicy } from '../../../machines/offline-policy/selectors'
import { thisDevice } from '../../components/state/this-device'
import { classNames } from '../../components/styles/class-names'
import styles from './policies-page.module.css'

type Props = { readonly actor: ActorRefFrom<OfflinePolicyMachine>; readonly canBeEvicted: boolean }

/** Whether a policy is kept on the device, and who can see it there. */
export const OfflineNote = ({ actor, canBeEvicted }: Props) => {
  const device = thisDevice()
  const saved = useSelector(actor, offlinePolicy)
  const failure = useSelector(actor, message)
  return (
    <section aria-label="Without a network">
      <p role="status" className={classNames(saved && styles.kept)}>
        {saved && `Kept on this ${device}, as of ${savedSince(saved)}`}
      </p>
      <p className={styles.note}>
        <span>{saved === undefined && `${offlineMessages.opens} `}</span>
        <span>{offlineMessages.whoSees(device)}</span> <span>{canBeEvicted && offlineMessages.safari}</span>
      </p>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </section>
  )
}
