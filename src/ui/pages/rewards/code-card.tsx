import { useSelector } from '@xstate/react'
import { Check, Copy, Share2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { RewardsMachine } from '../../../machines/rewards/machine'
import { code, isCopied, isSharing, link } from '../../../machines/rewards/selectors'
import { Button } from '../../components/buttons/button'
import { Card } from '../../components/data-display/card'
import { VisuallyHidden } from '../../components/page/visually-hidden'
import styles from './rewards-page.module.css'

/**
 * The customer's code, with buttons to copy and share it. Code and link can be selected if the device supports neither.
 */
export const CodeCard = ({ actor }: { readonly actor: ActorRefFrom<RewardsMachine> }) => {
  const own = useSelector(actor, code)
  const copied = useSelector(actor, isCopied)
  const sharing = useSelector(actor, isSharing)
  const { address } = useSelector(actor, link)
  if (own === '')
    return (
      <Card>
        <h2 className={styles.title}>Your referral code</h2>
        <p className={styles.text}>You do not have a referral code yet. Please check back later.</p>
      </Card>
    )
  return (
    <Card>
      <h2 className={styles.title}>Your referral code</h2>
      <p className={styles.code}>{own}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          onClick={() => {
            actor.send({ type: 'copy-code' })
          }}
        >
          {copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          {copied ? 'Copied' : 'Copy Code'}
        </Button>
        <Button
          variant="secondary"
          busy={sharing}
          onClick={() => {
            actor.send({ type: 'share-link' })
          }}
        >
          <Share2 size={18} aria-hidden="true" />
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
