import { quoteMessages } from '../../../domain/quote/messages'
import { EmptyState } from '../../components/feedback/empty-state'

/** A category whose products have no form yet. */
export const WithoutForm = () => (
  <EmptyState
    drawing="umbrella"
    title={quoteMessages.unavailable}
    text="Please choose another category, or come back later."
  />
)

/** A travel product that covers no country. */
export const WithoutDestinations = () => (
  <EmptyState
    drawing="umbrella"
    title="No destinations yet"
    text="This product does not cover any country at the moment. Please choose another one."
  />
)
