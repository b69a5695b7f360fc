import { coverKind } from '../../../domain/policy/cover-kind'
import { orderRows } from '../../../domain/quote/order'
import type { ClientQuote } from '../../../domain/quote/quote'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { Card } from '../../components/data-display/card'
import { DefinitionList } from '../../components/data-display/definition-list'
import { KindTile } from '../../components/cover/kind-tile'
import styles from './checkout-page.module.css'

type Props = { readonly quote: ClientQuote; readonly today: CalendarDate }

/** What is bought: the product, for whom, from when to when and for how much, then everything else that the server says. */
export const OrderCover = ({ quote, today }: Props) => {
  const { leading, others } = orderRows(quote, today)
  if (leading.length === 0) return null
  return (
    <Card className={styles.cover}>
      <span className={styles.tile}>
        <KindTile kind={coverKind(quote.product.code)} />
      </span>
      <h2 className={styles.label}>Your cover</h2>
      <p className={styles.product}>{quote.product.name}</p>
      <dl className={styles.facts}>
        {leading.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <div className={styles.others}>
          <DefinitionList rows={others.map(({ label, value }) => ({ term: label, value }))} />
        </div>
      )}
    </Card>
  )
}
