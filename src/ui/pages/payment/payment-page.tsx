import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { paymentMessages } from '../../../domain/payment/payment'
import { formatMoney } from '../../../domain/values/money'
import type { PaymentMachine } from '../../../machines/payment/machine'
import { isWidgetLoading, view, payment as paymentOf } from '../../../machines/payment/selectors'
import type { Feature } from '../../../machines/features'
import { useTypedNotKept } from '../../components/state/typed-not-kept'
import { useScreen } from '../../components/page/use-screen'
import { Card } from '../../components/data-display/card'
import { ErrorState } from '../../components/feedback/error-state'
import { PageHeading } from '../../components/page/page-heading'
import { SpinnerRegion } from '../../components/feedback/spinner'
import { WithoutQuote } from '../checkout/without-quote'
import styles from './payment-page.module.css'

/**
 * `/dashboard/payment`: the widget takes the payment; the portal only provides its slot and reads the server's state.
 */
export const PaymentPage = ({ feature }: { readonly feature: Feature<PaymentMachine> }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const shown = useSelector(actor, view)
  const loading = useSelector(actor, isWidgetLoading)
  const payment = useSelector(actor, paymentOf)
  const heading = useScreen('Payment')
  // The widget's fields: the portal does not see them.
  useTypedNotKept()
  const offerSlot = useCallback(
    (slot: HTMLDivElement | null) => {
      if (slot) actor.send({ type: 'offer-slot', slot })
    },
    [actor],
  )
  const tryAgain = () => {
    actor.send({ type: 'try-again' })
  }
  if (shown === 'without-quote')
    return (
      <WithoutQuote
        heading={heading}
        title="Payment"
        onGoToShop={() => {
          actor.send({ type: 'go-to-shop' })
        }}
      />
    )
  return (
    <div className={styles.page}>
      <PageHeading ref={heading} lead={payment && `${formatMoney(payment.amount)} to pay`}>
        Payment
      </PageHeading>
      <Card padding={shown === 'paying' ? 'none' : 'large'}>
        {(shown === 'checking' || shown === 'done') && <SpinnerRegion label={paymentMessages.checking} />}
        {shown === 'unclear' && (
          <ErrorState title={paymentMessages.checking} message={paymentMessages.unclear} onTryAgain={tryAgain} />
        )}
        {shown === 'not-ready' && (
          <ErrorState
            title={paymentMessages.notReady}
            message="You have not been charged. Check your connection and try again."
            onTryAgain={tryAgain}
          />
        )}
        {shown === 'paying' && (
          <div className={styles.widget}>
            {loading && <SpinnerRegion label="Opening the payment form…" />}
            <div ref={offerSlot} className={loading ? styles.hidden : styles.slot} />
          </div>
        )}
      </Card>
    </div>
  )
}
