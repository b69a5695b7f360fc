import { ChevronRight, CreditCard, RefreshCw, Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { transferSummary } from '../../../domain/mandate/activation'
import { mandateTitle, type Mandate } from '../../../domain/mandate/mandate'
import { coverKind } from '../../../domain/policy/cover-kind'
import type { ListedPolicy } from '../../../domain/policy/policy'
import { endsIn } from '../../../domain/quote/cover-period'
import { validityMessages, hasEnded, orderedThing, type ClientQuote } from '../../../domain/quote/quote'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { idText } from '../../../domain/values/id'
import { formatMoney } from '../../../domain/values/money'
import { dateShown } from '../../../domain/values/typed-date'
import type { Destination } from '../../../ports/navigation'
import { IconTile } from '../../components/data-display/icon-tile'
import { Link } from '../../session/link'
import { policyTitle } from '../policies/policy-title'
import { renewalPlace } from '../policies/renewal-place'
import styles from './home-page.module.css'

type ToDoProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly text: ReactNode
  readonly action: string
  readonly to: Destination
}

/** One thing that waits for the customer, which leads to where it is done. */
export const ToDo = ({ icon, title, text, action, to }: ToDoProps) => (
  <li>
    <Link to={to} className={styles.row}>
      {icon}
      <span className={styles.copy}>
        <span className={styles.name}>{title}</span>
        <span className={styles.summary}>{text}</span>
        <span className={styles.action}>{action}</span>
      </span>
      <ChevronRight className={styles.chevron} size={22} />
    </Link>
  </li>
)

type OrderProps = { readonly order: ClientQuote; readonly today: CalendarDate }

/** An order that is not paid, or was not while it could be. */
export const UnpaidOrder = ({ order, today }: OrderProps) => (
  <ToDo
    icon={<IconTile icon={<CreditCard size={24} />} tone="warning" />}
    title={hasEnded(order, today) ? validityMessages.ended : 'Your order is not paid yet'}
    text={[order.product.name ?? 'Insurance', orderedThing(order), formatMoney(order.totalPremium)]
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

type EndingProps = { readonly policy: ListedPolicy; readonly today: CalendarDate }

export const EndingPolicy = ({ policy, today }: EndingProps) =>
  policy.renewal && (
    <ToDo
      icon={
        <span data-kind={coverKind(policy.productCode) ?? 'other'}>
          <IconTile icon={<RefreshCw size={24} />} tone="kind" />
        </span>
      }
      title={policyTitle(policy)}
      text={policy.coverTo && `${endsIn(policy.coverTo, today)}. You are covered until ${dateShown(policy.coverTo)}.`}
      action="Renew"
      to={renewalPlace(policy, policy.renewal)}
    />
  )
