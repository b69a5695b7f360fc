import { useSelector } from '@xstate/react'
import { cardText } from '../../../domain/catalogue/catalogue'
import { idText } from '../../../domain/values/id'
import { category, products } from '../../../machines/quote/selectors'
import { Button } from '../../components/buttons/button'
import { Card } from '../../components/data-display/card'
import { EmptyState } from '../../components/feedback/empty-state'
import { CoverFacts } from './cover-facts'
import { Price } from './price'
import type { ShopProps } from './shop-props'
import styles from './shop.module.css'

/** The products of the chosen category. */
export const Products = ({ actor }: ShopProps) => {
  const offered = useSelector(actor, products)
  const colour = useSelector(actor, category)?.colour
  if (offered.length === 0)
    return <EmptyState drawing="umbrella" title="No products yet" text="This category has no products at the moment." />
  return (
    <ul className={styles.cards}>
      {offered.map((product) => (
        <Card as="li" key={idText(product.id)} className={styles.product}>
          <div className={styles.title}>
            <span className={styles.picture} style={{ backgroundColor: colour }}>
              {product.imageUrl && <img src={product.imageUrl} alt="" />}
            </span>
            <div className={styles.copy}>
              <h3 className={styles.name} title={product.name}>
                {cardText(product.name)}
              </h3>
              <p className={styles.text}>{cardText(product.description)}</p>
            </div>
          </div>
          <CoverFacts facts={product} />
          <div className={styles.offer}>
            <Price facts={product} />
            <Button
              variant="primary"
              aria-label={`Get Quote for ${product.name}`}
              onClick={() => {
                actor.send({ type: 'choose-product', product: product.id })
              }}
            >
              Get Quote
            </Button>
          </div>
        </Card>
      ))}
    </ul>
  )
}
