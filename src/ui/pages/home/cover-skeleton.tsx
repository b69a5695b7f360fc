import { Card } from '../../components/data-display/card'
import { Skeleton, SkeletonRegion } from '../../components/loading/skeleton'
import { Hold } from './hold'
import styles from './home-page.module.css'

/** The place of the customer's cover while it is being read. */
export const CoverSkeleton = () => (
  <Card className={styles.lifted}>
    <SkeletonRegion label="Loading your cover" className={styles.skeleton}>
      <Hold />
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="control" />
    </SkeletonRegion>
  </Card>
)
