import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { idText } from '../../../domain/values/id'
import { formatMoney } from '../../../domain/values/money'
import { DASH } from '../../../domain/values/shown'
import { orderMessages } from '../../../domain/order/order'
import { arrearsMessages, followsText, validityMessages } from '../../../domain/quote/quote'
import type { CheckoutMachine } from '../../../machines/checkout/machine'
import {
  canBeDropped,
  closedAs,
  correction,
  failure as failureOf,
  isDropping,
  isProceeding,
  quote as quoteOf,
  today as todayOf,
  view,
} from '../../../machines/checkout/selectors'
import type { Feature } from '../../../machines/features'
import { useScreen } from '../../components/page/use-screen'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { EmptyState } from '../../components/feedback/empty-state'
import { Banner } from '../../components/feedback/banner'
import { ErrorState } from '../../components/feedback/error-state'
import { SpinnerRegion } from '../../components/loading/spinner'
import { FormErrorSummary } from '../../components/feedback/form-error-summary'
import { Card } from '../../components/data-display/card'
import { DefinitionList } from '../../components/data-display/definition-list'
import { NumberedSteps } from '../../components/data-display/numbered-steps'
import { ActionBar } from '../../components/page/action-bar'
import { PageHeading } from '../../components/page/page-heading'
import { Link } from '../../session/link'
import { ClosedQuote } from './closed-quote'
import { EndedQuote } from './ended-quote'
import { OrderChanges } from './order-changes'
import { OrderCover } from './order-cover'
import { WithoutQuote } from './without-quote'
import styles from './checkout-page.module.css'

const orderSteps = [
  'You pay by card, or set up a mandate that pays from your bank account.',
  'Your policy and its certificate are under Policies as soon as the payment has arrived.',
]

/** `/dashboard/checkout`: what is bought, from when to when, and what happens next, then the order. */
export const CheckoutPage = ({ feature }: { readonly feature: Feature<CheckoutMachine> }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const quote = useSelector(actor, quoteOf)
  const today = useSelector(actor, todayOf)
  const shown = useSelector(actor, view)
  const closed = useSelector(actor, closedAs)
  const failure = useSelector(actor, failureOf)
  const droppable = useSelector(actor, canBeDropped)
  const corrected = useSelector(actor, correction)
  const dropping = useSelector(actor, isDropping)
  const proceeding = useSelector(actor, isProceeding)
  const heading = useScreen('Confirm Order Details')
  const getNewQuote = () => {
    actor.send({ type: 'get-new-quote' })
  }
  if (shown === 'finding' || shown === 'not-found')
    return (
      <div className={styles.narrow}>
        <PageHeading ref={heading}>Confirm Order Details</PageHeading>
        <Card padding="large">
          {shown === 'finding' ? (
            <SpinnerRegion label="Loading your order…" />
          ) : (
            <ErrorState
              message={failure?.message ?? ''}
              onTryAgain={() => {
                actor.send({ type: 'try-again' })
              }}
            />
          )}
        </Card>
      </div>
    )
  if (shown === 'missing')
    return (
      <div className={styles.narrow}>
        <PageHeading ref={heading}>Confirm Order Details</PageHeading>
        <Card padding="large">
          <EmptyState
            drawing="umbrella"
            title={orderMessages.missing}
            text={orderMessages.missingText}
            action={
              <ButtonLink component={Link} variant="primary" to={{ screen: 'dashboard' }}>
                Go to home
              </ButtonLink>
            }
          />
        </Card>
      </div>
    )
  if (quote === undefined)
    return (
      <WithoutQuote
        heading={heading}
        title="Confirm Order Details"
        onGoToShop={() => {
          actor.send({ type: 'go-to-shop' })
        }}
      />
    )
  if (shown === 'ended' || closed !== undefined)
    return (
      <div className={styles.narrow}>
        <PageHeading ref={heading}>{`Confirm Order Details (# ${idText(quote.quoteId)})`}</PageHeading>
        <Card padding="large">
          {closed === undefined ? (
            <EndedQuote validUntil={quote.validUntil} onNewQuote={getNewQuote} />
          ) : (
            <ClosedQuote as={closed} onNewQuote={getNewQuote} />
          )}
        </Card>
      </div>
    )
  return (
    <div className={styles.page}>
      <PageHeading ref={heading} lead={quote.validUntil && validityMessages.until(quote.validUntil)}>
        {`Confirm Order Details (# ${idText(quote.quoteId)})`}
      </PageHeading>
      <div className={styles.columns}>
        <div className={styles.order}>
          {quote.follows && <Banner tone="info">{followsText(quote.follows)}</Banner>}
          {quote.isArrears ? (
            <Banner tone="warning">{arrearsMessages.suspended}</Banner>
          ) : (
            <OrderCover quote={quote} today={today} />
          )}
          {failure && (
            <FormErrorSummary message={failure.message} details={failure.details} list={failure.violations} />
          )}
          {(droppable || dropping) && (
            <OrderChanges
              correction={corrected}
              busy={dropping}
              onDrop={() => {
                actor.send({ type: 'drop-order' })
              }}
            />
          )}
          <Card>
            <h2 className={styles.title}>What happens next</h2>
            <NumberedSteps
              steps={[
                ...(quote.isArrears ? arrearsMessages.steps : orderSteps),
                'Nothing is charged before you confirm it on the next page.',
              ]}
            />
          </Card>
          <Card>
            <DefinitionList
              as="h2"
              title="User information"
              rows={[
                { term: 'Name', value: quote.userName || DASH },
                { term: 'Email', value: quote.userEmail || DASH },
              ]}
            />
          </Card>
          <Card>
            <DefinitionList
              as="h2"
              title="Quote details"
              rows={[
                { term: 'Product name', value: quote.product.name ?? DASH },
                { term: 'Short', value: quote.product.code ?? DASH },
                { term: 'Quote id', value: idText(quote.quoteId) },
                { term: 'Subcode', value: quote.product.subCode ?? DASH },
                { term: 'Total premium', value: formatMoney(quote.totalPremium) },
                { term: 'Quote no', value: quote.quoteNo ?? DASH },
                { term: 'Description', value: quote.product.description ?? DASH },
              ]}
            />
          </Card>
        </div>
        <ActionBar page className={styles.pay}>
          <p className={styles.total}>
            {quote.isArrears ? 'What is owed' : 'Total premium'} <strong>{formatMoney(quote.totalPremium)}</strong>
            {quote.priceUnit && <span>{quote.priceUnit}</span>}
          </p>
          <Button
            variant="primary"
            busy={proceeding}
            disabled={dropping}
            onClick={() => {
              actor.send({ type: 'proceed-to-pay' })
            }}
          >
            Proceed to Pay
          </Button>
        </ActionBar>
      </div>
    </div>
  )
}
