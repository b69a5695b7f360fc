import { useState } from 'react'
import { orderMessages } from '../../../domain/order/order'
import type { Destination } from '../../../ports/navigation'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { Modal } from '../../components/dialogs/modal'
import { useAddressChange } from '../../components/page/use-address-change'
import { Link } from '../../session/link'
import styles from './checkout-page.module.css'

type Props = {
  /** The form that corrects the order, if there is one. */
  readonly correction: Destination | undefined
  readonly busy: boolean
  readonly onDrop: () => void
}

/** What can be done with an unpaid order besides paying it. */
export const OrderChanges = ({ correction, busy, onDrop }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
  }
  useAddressChange(close)
  return (
    <div className={styles.changes}>
      {correction && (
        <ButtonLink component={Link} variant="secondary" to={correction}>
          {orderMessages.correct}
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        busy={busy}
        aria-haspopup="dialog"
        onClick={() => {
          setAsking(true)
        }}
      >
        {orderMessages.dropOrder}
      </Button>
      {isAsking && (
        <Modal
          title={orderMessages.dropTitle}
          onClose={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                {orderMessages.keep}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  close()
                  onDrop()
                }}
              >
                {orderMessages.confirm}
              </Button>
            </>
          }
        >
          <p>{orderMessages.dropText}</p>
        </Modal>
      )}
    </div>
  )
}
