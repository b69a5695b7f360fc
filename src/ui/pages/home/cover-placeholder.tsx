import { useRef } from 'react'
import { Card } from '../../components/data-display/card'
import { ErrorState } from '../../components/feedback/error-state'
import { Skeleton, SkeletonRegion } from '../../components/loading/skeleton'
import { Hold } from './hold'
import styles from './home-page.module.css'

type Props = {
  /** Given once the cover could not be read. */
  readonly onTryAgain?: (() => void) | undefined
}

/** The place of the customer's cover while it is being read, or could not be. */
export const CoverPlaceholder = ({ onTryAgain }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Card ref={frame} tabIndex={-1} className={styles.lifted}>
      {onTryAgain ? (
        <ErrorState
          title="We could not load your cover"
          message="Your policies are safe. Please try again."
          onTryAgain={() => {
            // The button disappears; the focus stays where the cover will be.
            frame.current?.focus()
            onTryAgain()
          }}
        />
      ) : (
        <SkeletonRegion label="Loading your cover" className={styles.skeleton}>
          <Hold />
          <Skeleton shape="title" />
          <Skeleton shape="card" />
          <Skeleton shape="control" />
        </SkeletonRegion>
      )}
    </Card>
  )
}
