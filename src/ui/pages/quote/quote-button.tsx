import { useSelector } from '@xstate/react'
import { canRequestQuote, isBusy, kind } from '../../../machines/quote/selectors'
import { Button } from '../../components/buttons/button'
import type { ShopProps } from './shop-props'

/** The id of the form that the button submits. */
export const QUOTE_FORM = 'quote-form'

/** Requests the quote of the form, from the bar below it. */
export const QuoteButton = ({ actor }: ShopProps) => (
  <Button
    type="submit"
    form={QUOTE_FORM}
    variant="primary"
    busy={useSelector(actor, isBusy)}
    disabled={!useSelector(actor, canRequestQuote)}
  >
    {useSelector(actor, kind) === 'home' ? 'Generate Quote' : 'Get Quote'}
  </Button>
)
