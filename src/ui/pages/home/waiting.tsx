import { CreditCard, RefreshCw, Repeat } from 'lucide-react'
import { transferSummary } from '../../../domain/mandate/activation'
import { arrearsSummary, arrearsTitle } from '../../../domain/mandate/arrears'
import { mandateTitle, type Mandate } from '../../../domain/mandate/mandate'
import { coverKind } from '../../../domain/policy/cover-kind'
import { coveredThing } from '../../../domain/policy/holdings'
import type { ListedPolicy } from '../../../domain/policy/policy'
import { endsIn } from '../../../domain/quote/cover-period'
import { validityMessages, hasEnded, orderedThing, priceText, type ClientQuote } from '../../../domain/quote/quote'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { idText } from '../../../domain/values/id'
import { dateShown } from '../../../domain/values/typed-date'
import { IconTile } from '../../components/data-display/icon-tile'
import { policyTitle } from '../policies/policy-title'
import { renewalPlace } from '../policies/renewal-place'
import { ToDo } from './to-do'

type OrderProps = { readonly order: ClientQuote; readonly today: CalendarDate }

/** An order that is not paid, or was not while it could be. */
export const UnpaidOrder = ({ order, today }: OrderProps) => (
  <ToDo
    icon={<IconTile icon={<CreditCard size={24} />} tone="warning" />}
    title={hasEnded(order, today) ? validityMessages.ended : 'Your order is not paid yet'}
    text={[order.product.name ?? 'Insurance', orderedThing(order), priceText(order.totalPremium, order.priceUnit)]
      .filter(Boolean)
      .join(', ')}
    action="Go to your order"
    to={{ screen: 'checkout', quote: idText(order.quoteId) }}
  />
)

export const MandateToActivate = ({ mandate }: { readonly mandate: Mandate }) => (
  <ToDo
    icon={<IconTile icon={<Repeat size={24} />} tone="warning" />}
    title={`Activate your mandate for ${mandateTitle(mandate)}`}
    text={mandate.activation && transferSummary(mandate.activation)}
    action="See what to send"
    to={{ screen: 'mandates', record: idText(mandate.id) }}
  />
)

export const ArrearsToPay = ({ mandate }: { readonly mandate: Mandate }) => (
  <ToDo
    icon={<IconTile icon={<CreditCard size={24} />} tone="warning" />}
    title={arrearsTitle(mandateTitle(mandate))}
    text={mandate.arrears && arrearsSummary(mandate.arrears)}
    action="See what is owed"
    to={{ screen: 'mandates', record: idText(mandate.id) }}
  />
)

type EndingProps = { readonly policy: ListedPolicy; readonly today: CalendarDate }

export const EndingPolicy = ({ policy, today }: EndingProps) =>
  policy.renewal && (
    <ToDo
      icon={
        <span data-kind={coverKind(policy.productCode) ?? 'other'}>
          <IconTile icon={<RefreshCw size={24} />} tone="kind" />
        </span>
      }
      title={`${policyTitle(policy)}, ${coveredThing(policy)}`}
      text={policy.coverTo && `${endsIn(policy.coverTo, today)}. You are covered until ${dateShown(policy.coverTo)}.`}
      action="Renew"
      to={renewalPlace(policy, policy.renewal)}
    />
  )
