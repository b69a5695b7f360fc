import type { CoverFacts as Facts } from '../../../domain/catalogue/catalogue'
import { briefMoney } from '../../../domain/values/money'
import styles from './shop.module.css'

/** What a product covers and what not, how much of it, its excess and its price, as far as the server says it. */
export const CoverFacts = ({ facts }: { readonly facts: Facts }) => {
  const { includes, excludes, limits, excess, fromPrice, priceUnit } = facts
  const rows = [
    { term: 'Covered', texts: includes },
    { term: 'Not covered', texts: excludes },
    ...limits.map(({ label, value }) => ({ term: label, texts: [value] })),
    { term: 'Excess', texts: excess ? [excess] : [] },
  ].filter(({ texts }) => texts.length > 0)
  return (
    <>
      {rows.length > 0 && (
        <dl className={styles.facts}>
          {rows.map(({ term, texts }) => (
            <div key={term}>
              <dt>{term}</dt>
              {texts.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {fromPrice !== undefined && (
        <p className={styles.price}>{['from', briefMoney(fromPrice), priceUnit].join(' ').trim()}</p>
      )}
    </>
  )
}
