import { useSelector } from '@xstate/react'
import { product } from '../../../machines/quote/selectors'
import { Skeleton, SkeletonRegion } from '../../components/loading/skeleton'
import type { ShopProps } from './shop-props'
import styles from './shop.module.css'

/** A part of the shop is loading: cards, or the form of the requested product. */
export const Loading = ({ actor }: ShopProps) => {
  const isForm = useSelector(actor, product) !== undefined
  return (
    <SkeletonRegion label="Loading…" className={isForm ? styles.form : styles.cards}>
      <Skeleton shape={isForm ? 'control' : 'card'} count={isForm ? 5 : 3} />
    </SkeletonRegion>
  )
}
