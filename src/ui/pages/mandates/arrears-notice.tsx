import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { arrearsNotes, arrearsTitle } from '../../../domain/mandate/arrears'
import { mandateTitle, type Mandate } from '../../../domain/mandate/mandate'
import { idText } from '../../../domain/values/id'
import { formatMoney } from '../../../domain/values/money'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { IconTile } from '../../components/data-display/icon-tile'
import { Link } from '../../session/link'
import styles from './mandates-page.module.css'

type Props = { readonly mandate: Mandate; readonly level: 2 | 3 }

/** What is owed for the suspended cover of a mandate, and how it is paid; nothing for another. */
export const ArrearsNotice = ({ mandate, level }: Props) => {
  const heading = useId()
  const Heading = `h${level}` as const
  const { arrears } = mandate
  if (arrears === undefined) return null
  return (
    <Card role="region" className={styles.activation} aria-labelledby={heading}>
      <div className={styles.head}>
        <IconTile icon={<CircleAlert size={24} />} tone="warning" />
        <div className={styles.titles}>
          <Heading id={heading} className={styles.heading}>
            {arrearsTitle(mandateTitle(mandate))}
          </Heading>
          <p className={styles.owed}>{`${formatMoney(arrears.amount)} to pay`}</p>
        </div>
      </div>
      <div className={styles.notes}>
        {arrearsNotes(arrears).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <ButtonLink component={Link} variant="primary" to={{ screen: 'checkout', quote: idText(arrears.quoteId) }}>
        Pay now
      </ButtonLink>
    </Card>
  )
}
