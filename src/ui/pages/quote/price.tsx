import type { CoverFacts } from '../../../domain/catalogue/catalogue'
import { briefMoney } from '../../../domain/values/money'
import styles from './shop.module.css'

/** `from ₦15,000 a year`, as far as the server says it. */
export const Price = ({ facts: { fromPrice, priceUnit } }: { readonly facts: CoverFacts }) =>
  fromPrice !== undefined && (
    <span className={styles.price}>
      from <strong>{briefMoney(fromPrice)}</strong> {priceUnit && <span>{priceUnit}</span>}
    </span>
  )
