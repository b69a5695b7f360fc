import type { CoverFacts as Facts } from '../../../domain/catalogue/catalogue'
import { wholeNaira } from '../../../domain/values/money'
import styles from './shop.module.css'

/** What a product covers and what not, its excess and least price, as far as the server says it. */
export const CoverFacts = ({ facts: { includes, excludes, excess, fromPrice } }: { readonly facts: Facts }) => {
  const rows = [
    { term: 'Covered', texts: includes },
    { term: 'Not covered', texts: excludes },
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
      {fromPrice !== undefined && <p className={styles.price}>{`from ${wholeNaira(fromPrice)}`}</p>}
    </>
  )
}
