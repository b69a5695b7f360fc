import { Check, X } from 'lucide-react'
import type { CoverFacts as Facts } from '../../../domain/catalogue/catalogue'
import { VisuallyHidden } from '../../components/page/visually-hidden'
import styles from './shop.module.css'

/** What a product covers and what not, how much of it, and its excess, as far as the server says it. */
export const CoverFacts = ({ facts: { includes, excludes, limits, excess } }: { readonly facts: Facts }) => {
  const lists = [
    { term: 'Covered', texts: includes, icon: <Check className={styles.covered} size={18} /> },
    { term: 'Not covered', texts: excludes, icon: <X className={styles.excluded} size={18} /> },
  ].filter(({ texts }) => texts.length > 0)
  const rows = [...limits, ...(excess ? [{ label: 'Excess', value: excess }] : [])]
  if (lists.length + rows.length === 0) return null
  return (
    <dl className={styles.facts}>
      {lists.map(({ term, texts, icon }) => (
        <div key={term} className={styles.ticks}>
          <dt>
            <VisuallyHidden>{term}</VisuallyHidden>
          </dt>
          {texts.map((text) => (
            <dd key={text} className={styles.tick}>
              {icon}
              {text}
            </dd>
          ))}
        </div>
      ))}
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.limit}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
