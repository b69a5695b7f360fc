import { useSelector } from '@xstate/react'
import { Check, Copy, Share2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { CopyingMachine } from '../../../machines/copying/machine'
import { copiedText } from '../../../machines/copying/selectors'
import type { RewardsMachine } from '../../../machines/rewards/machine'
import { isSharing, link } from '../../../machines/rewards/selectors'
import { Button } from '../../components/buttons/button'
import { Card } from '../../components/data-display/card'
import { VisuallyHidden } from '../../components/page/visually-hidden'
import styles from './rewards-page.module.css'

type Props = {
  readonly code: string
  readonly actor: ActorRefFrom<RewardsMachine>
  readonly copying: ActorRefFrom<CopyingMachine>
}

/**
 * The customer's code, with buttons to copy and share it. Code and link can be selected if the device supports neither.
 */
export const CodeCard = ({ code, actor, copying }: Props) => {
  const copied = useSelector(copying, copiedText) !== undefined
  const sharing = useSelector(actor, isSharing)
  const { address } = useSelector(actor, link)
  if (code === '')
    return (
      <Card>
        <h2 className={styles.title}>Your referral code</h2>
        <p className={styles.text}>You do not have a referral code yet. Please check back later.</p>
      </Card>
    )
  return (
    <Card>
      <h2 className={styles.title}>Your referral code</h2>
      <p className={styles.code}>{code}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          onClick={() => {
            copying.send({ type: 'copy-text', text: code })
          }}
        >
          {copied ? <Check size={18} /> : <Copy size={18} />}
          <span>{copied ? 'Copied' : 'Copy Code'}</span>
        </Button>
        <Button
          variant="secondary"
          busy={sharing}
          onClick={() => {
            actor.send({ type: 'share-link' })
          }}
        >
          <Share2 size={18} />
          Share
        </Button>
      </div>
      <span role="status">
        <VisuallyHidden>{copied ? 'Your code is copied' : ''}</VisuallyHidden>
      </span>
      <p className={styles.text}>
        Your link: <span className={styles.link}>{address}</span>
      </p>
    </Card>
  )
}
