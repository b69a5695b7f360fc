import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { arrearsNotes, arrearsOrder, arrearsTitle } from '../../../domain/mandate/arrears'
import { mandateTitle, type Mandate } from '../../../domain/mandate/mandate'
import { formatMoney } from '../../../domain/values/money'
import type { ArrearsMachine } from '../../../machines/arrears/machine'
import { Button } from '../../components/buttons/button'
import { Card } from '../../components/data-display/card'
import { IconTile } from '../../components/data-display/icon-tile'
import styles from './mandates-page.module.css'

type Props = {
  readonly mandate: Mandate
  readonly paying: ActorRefFrom<ArrearsMachine>
  readonly level: 2 | 3
}

/** What is owed for the suspended cover of a mandate, and how it is paid; nothing for another. */
export const ArrearsNotice = ({ mandate, paying, level }: Props) => {
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
      <Button
        variant="primary"
        onClick={() => {
          paying.send({ type: 'pay-arrears', order: arrearsOrder(mandate, arrears) })
        }}
      >
        Pay now
      </Button>
    </Card>
  )
}
