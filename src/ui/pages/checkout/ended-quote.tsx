import { CalendarX } from 'lucide-react'
import { validityMessages } from '../../../domain/quote/quote'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { Button } from '../../components/buttons/button'
import { EmptyState } from '../../components/feedback/empty-state'

type Props = { readonly validUntil: CalendarDate | undefined; readonly onNewQuote: () => void }

/** A quote that is too old to be paid, and the way to a new one. */
export const EndedQuote = ({ validUntil, onNewQuote }: Props) => (
  <EmptyState
    icon={<CalendarX size={28} />}
    title={validityMessages.ended}
    text={validUntil && validityMessages.endedText(validUntil)}
    action={
      <Button variant="primary" onClick={onNewQuote}>
        {validityMessages.newQuote}
      </Button>
    }
  />
)
