import { useActorRef, useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { useCallback, useState } from 'react'
import { paymentMessages } from '../../../domain/payment/payment'
import { priceText } from '../../../domain/quote/quote'
import type { PaymentMachine } from '../../../machines/payment/machine'
import {
  isSent,
  isWidgetLoading,
  payment as paymentOf,
  priceUnit,
  quoteNo,
  validUntil,
  view,
} from '../../../machines/payment/selectors'
import type { Feature } from '../../../machines/features'
import { mailLink } from '../../../domain/values/contact-links'
import { brand } from '../../brand'
import { useIsOnline } from '../../components/state/use-is-online'
import { useUnsavedInput } from '../../components/state/unsaved-input'
import { useScreen } from '../../components/page/use-screen'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { PageHeading } from '../../components/page/page-heading'
import { SpinnerRegion } from '../../components/loading/spinner'
import { EndedQuote } from '../checkout/ended-quote'
import { WithoutQuote } from '../checkout/without-quote'
import styles from './payment-page.module.css'

/** The server's state is being read. Offline it says when that goes on. */
const Checking = ({ online }: { readonly online: boolean }) => (
  <SpinnerRegion
    label={online ? paymentMessages.checking : `${paymentMessages.checking}. ${paymentMessages.offline}`}
  />
)

/** The focus was in the widget, which is gone. */
const focusWhenShown = (heading: HTMLHeadingElement | null) => heading?.focus()

type NotChargedProps = { readonly onPay: () => void; readonly onBack: () => void }

/** A payment that was cancelled before anything was sent. */
const NotCharged = ({ onPay, onBack }: NotChargedProps) => (
  <EmptyState
    icon={<CircleCheck size={28} />}
    heading={focusWhenShown}
    title={paymentMessages.notCharged}
    text={paymentMessages.cancelled}
    action={
      <>
        <Button variant="primary" onClick={onPay}>
          Pay now
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Back to the order
        </Button>
      </>
    }
  />
)

/**
 * `/dashboard/payment`: the widget takes the payment; the portal only provides its slot and reads the server's state.
 */
export const PaymentPage = ({ feature }: { readonly feature: Feature<PaymentMachine> }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const shown = useSelector(actor, view)
  const loading = useSelector(actor, isWidgetLoading)
  const sent = useSelector(actor, isSent)
  const payment = useSelector(actor, paymentOf)
  const orderNo = useSelector(actor, quoteNo)
  const lastDay = useSelector(actor, validUntil)
  const unit = useSelector(actor, priceUnit)
  const online = useIsOnline()
  const heading = useScreen('Payment')
  // The widget's fields: the portal does not see them.
  useUnsavedInput()
  const offerSlot = useCallback(
    (slot: HTMLDivElement | null) => {
      if (slot) actor.send({ type: 'offer-slot', slot })
    },
    [actor],
  )
  const tryAgain = () => {
    actor.send({ type: 'try-again' })
  }
  const pay = () => {
    actor.send({ type: 'pay' })
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
      <PageHeading ref={heading} lead={payment && `To pay: ${priceText(payment.amount, unit)}`}>
        Payment
      </PageHeading>
      <Card padding={shown === 'paying' ? 'none' : 'large'}>
        {(shown === 'checking' || shown === 'done') && <Checking online={online} />}
        {shown === 'ended' && (
          <EndedQuote
            validUntil={lastDay}
            onNewQuote={() => {
              actor.send({ type: 'get-new-quote' })
            }}
          />
        )}
        {shown === 'unclear' && (
          <ErrorState
            title={paymentMessages.checking}
            message={paymentMessages.unclear}
            onTryAgain={tryAgain}
            tryAgainLabel="Check again"
          />
        )}
        {shown === 'not-arrived' && (
          <ErrorState
            title={paymentMessages.notArrivedTitle}
            message={paymentMessages.notArrived(orderNo)}
            action={
              <>
                <ButtonLink variant="secondary" href={mailLink(brand.email, `Payment of ${orderNo}`)}>
                  Write to us
                </ButtonLink>
                <Button variant="primary" onClick={pay}>
                  Pay again
                </Button>
              </>
            }
            onTryAgain={tryAgain}
            tryAgainLabel="Check again"
          />
        )}
        {shown === 'not-charged' && (
          <NotCharged
            onPay={pay}
            onBack={() => {
              actor.send({ type: 'go-to-order' })
            }}
          />
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
            {sent && (
              <div className={styles.beside}>
                <Checking online={online} />
              </div>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}
