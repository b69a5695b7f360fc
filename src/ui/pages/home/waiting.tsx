import type { ReactNode } from 'react'
import { transferSummary } from '../../../domain/mandate/activation'
import { mandateTitle, type Mandate } from '../../../domain/mandate/mandate'
import { endsIn } from '../../../domain/quote/cover-period'
import type { ListedPolicy } from '../../../domain/policy/policy'
import { validityMessages, hasEnded, type ClientQuote } from '../../../domain/quote/quote'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { formatMoney } from '../../../domain/values/money'
import { idText } from '../../../domain/values/id'
import { dateShown } from '../../../domain/values/typed-date'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { Link } from '../../session/link'
import { policyTitle } from '../policies/policy-title'
import { renewalPlace } from '../policies/renewal-place'
import styles from './home-page.module.css'

type WaitingProps = { readonly title: string; readonly text: ReactNode; readonly action: ReactNode }

/** One thing that waits for the customer, with what to do about it. */
const Waiting = ({ title, text, action }: WaitingProps) => (
  <li className={styles.entry}>
    <div className={styles.copy}>
      <strong>{title}</strong>
      <span className={styles.summary}>{text}</span>
    </div>
    {action}
  </li>
)

/** What waits for the customer; nothing without any. */
const WaitingList = ({ children }: { readonly children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    <Card className={styles.part}>
      <ul className={styles.list}>{children}</ul>
    </Card>
  )

type OrderProps = { readonly order: ClientQuote; readonly today: CalendarDate }

/** The order that is not paid, or was not while it could be. */
export const UnpaidOrder = ({ order, today }: OrderProps) => (
  <WaitingList>
    {[
      <Waiting
        key="order"
        title={hasEnded(order, today) ? validityMessages.ended : 'Your order is not paid yet'}
        text={`${order.product.name ?? 'Insurance'}, ${formatMoney(order.totalPremium)}`}
        action={
          <ButtonLink component={Link} variant="primary" to={{ screen: 'checkout' }}>
            Go to your order
          </ButtonLink>
        }
      />,
    ]}
  </WaitingList>
)

export const MandatesToActivate = ({ mandates }: { readonly mandates: readonly Mandate[] }) => (
  <WaitingList>
    {mandates.map((mandate) => (
      <Waiting
        key={idText(mandate.id)}
        title={`Activate your mandate for ${mandateTitle(mandate)}`}
        text={mandate.activation && transferSummary(mandate.activation)}
        action={
          <ButtonLink component={Link} variant="primary" to={{ screen: 'mandates', record: idText(mandate.id) }}>
            See what to send
          </ButtonLink>
        }
      />
    ))}
  </WaitingList>
)

type EndingProps = { readonly policies: readonly ListedPolicy[]; readonly today: CalendarDate }

export const EndingPolicies = ({ policies, today }: EndingProps) => (
  <WaitingList>
    {policies.map((policy) => (
      <Waiting
        key={idText(policy.id)}
        title={policyTitle(policy)}
        text={policy.coverTo && `${endsIn(policy.coverTo, today)}. You are covered until ${dateShown(policy.coverTo)}.`}
        action={
          policy.renewal && (
            <ButtonLink component={Link} variant="secondary" to={renewalPlace(policy, policy.renewal)}>
              Renew
            </ButtonLink>
          )
        }
      />
    ))}
  </WaitingList>
)
