import { CircleCheck } from 'lucide-react'
import { validityMessages } from '../../../domain/quote/quote'
import { closedMessages, type ClosedAs } from '../../../domain/order/order'
import type { Destination } from '../../../ports/navigation'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { EmptyState } from '../../components/feedback/empty-state'
import { Link } from '../../session/link'

type Props = { readonly as: ClosedAs; readonly onNewQuote: () => void }

const places: Readonly<Partial<Record<ClosedAs, { readonly label: string; readonly to: Destination }>>> = {
  paid: { label: 'See your policies', to: { screen: 'policies' } },
  mandated: { label: 'See your mandates', to: { screen: 'mandates' } },
  replaced: { label: 'Go to home', to: { screen: 'dashboard' } },
}

/** A quote that was dealt with, here or on another device, and where to go on. */
export const ClosedQuote = ({ as, onNewQuote }: Props) => {
  const place = places[as]
  return (
    <EmptyState
      icon={<CircleCheck size={28} />}
      {...closedMessages[as]}
      action={
        place ? (
          <ButtonLink component={Link} variant="primary" to={place.to}>
            {place.label}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={onNewQuote}>
            {validityMessages.newQuote}
          </Button>
        )
      }
    />
  )
}
