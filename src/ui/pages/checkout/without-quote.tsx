import type { Ref } from 'react'
import { paymentMessages } from '../../../domain/payment/payment'
import { Button } from '../../components/buttons/button'
import { Card } from '../../components/data-display/card'
import { EmptyState } from '../../components/feedback/empty-state'
import { PageHeading } from '../../components/page/page-heading'
import styles from './checkout-page.module.css'

type Props = {
  readonly heading: Ref<HTMLHeadingElement>
  readonly title: string
  readonly onGoToShop: () => void
}

/** Checkout and payment without a quote link to the shop. */
export const WithoutQuote = ({ heading, title, onGoToShop }: Props) => (
  <div className={styles.narrow}>
    <PageHeading ref={heading}>{title}</PageHeading>
    <Card padding="large">
      <EmptyState
        drawing="umbrella"
        title={paymentMessages.withoutQuote}
        text="Choose a product and get a quote first."
        action={
          <Button variant="primary" onClick={onGoToShop}>
            Go to the shop
          </Button>
        }
      />
    </Card>
  </div>
)
