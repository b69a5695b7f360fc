import { useSelector } from '@xstate/react'
import { idText } from '../../../domain/values/id'
import { categories } from '../../../machines/quote/selectors'
import { EmptyState } from '../../components/feedback/empty-state'
import type { ShopProps } from './shop-props'
import styles from './shop.module.css'

/** The categories that the customer can request a quote for. */
export const Categories = ({ actor }: ShopProps) => {
  const offered = useSelector(actor, categories)
  if (offered.length === 0)
    return (
      <EmptyState
        drawing="umbrella"
        title="Nothing to buy yet"
        text="There is no cover to buy at the moment. Please check back later."
      />
    )
  return (
    <ul className={styles.cards}>
      {offered.map((category) => (
        <li key={idText(category.id)}>
          <button
            type="button"
            className={styles.category}
            onClick={() => {
              actor.send({ type: 'choose-category', category: category.id })
            }}
          >
            <span className={styles.picture} style={{ backgroundColor: category.colour }}>
              {category.imageUrl && <img src={category.imageUrl} alt="" />}
            </span>
            <span className={styles.copy}>
              <span className={styles.name}>{category.name}</span>
              <span className={styles.text}>{category.description}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
