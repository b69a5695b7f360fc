import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { coveredThing } from '../../../domain/policy/holdings'
import type { ListedPolicy } from '../../../domain/policy/policy'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { idText } from '../../../domain/values/id'
import { lastsUntil } from '../../../domain/quote/cover-period'
import {
  ending,
  isRead,
  isUnconfirmed,
  paidOrder,
  paidPolicy,
  running,
  today as todayOf,
  unpaidOrder,
  waitingMandates,
} from '../../../machines/home/selectors'
import type { Features } from '../../../machines/features'
import { Card } from '../../components/data-display/card'
import { useStableWhilePressed } from '../../components/state/use-stable-while-pressed'
import { FileAddressesContext } from '../../session/file-link'
import { Link } from '../../session/link'
import { PaymentResult } from './payment-result'
import { CoverBadge } from '../policies/cover-badge'
import { policyTitle } from '../policies/policy-title'
import { EndingPolicies, MandatesToActivate, UnpaidOrder } from './waiting'
import styles from './home-page.module.css'

const Running = ({ policy, today }: { readonly policy: ListedPolicy; readonly today: CalendarDate }) => {
  const until = lastsUntil(policy)
  return (
    <li>
      <Link to={{ screen: 'policies', record: idText(policy.id) }} className={styles.tip}>
        <span className={styles.copy}>
          <span className={styles.name}>{policyTitle(policy)}</span>
          <span className={styles.summary}>{coveredThing(policy)}</span>
        </span>
        <span className={styles.state}>
          <CoverBadge cover={policy} today={today} />
          {until && <span className={styles.until}>{until}</span>}
        </span>
      </Link>
    </li>
  )
}

export type HomeCoverProps = {
  /** Where the result of a payment is shown, above the shop. */
  readonly top: HTMLElement | null
  /** Called once the customer's cover is known or could not be read, so that nothing below it moves any more. */
  readonly onKnown: () => void
  /** What is less urgent than an order, and more than cover that ends. */
  readonly children?: ReactNode
}

/**
 * The customer's cover on the dashboard's home, and what waits, the most urgent first. A failed request shows nothing.
 */
export const HomeCover = ({
  feature,
  top,
  onKnown,
  children,
}: HomeCoverProps & { readonly feature: Features['home'] }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const order = useSelector(actor, unpaidOrder)
  const paid = useStableWhilePressed(useSelector(actor, paidOrder))
  const policy = useStableWhilePressed(useSelector(actor, paidPolicy))
  const unconfirmed = useSelector(actor, isUnconfirmed)
  const toActivate = useStableWhilePressed(useSelector(actor, waitingMandates, sameList))
  const soon = useStableWhilePressed(useSelector(actor, ending, sameList))
  const current = useStableWhilePressed(useSelector(actor, running, sameList))
  const day = useSelector(actor, todayOf)
  const known = useSelector(actor, isRead)
  useEffect(() => {
    if (known) onKnown()
  }, [known, onKnown])
  return (
    <>
      {paid &&
        top &&
        createPortal(
          <FileAddressesContext value={feature.files}>
            <PaymentResult
              policy={policy}
              today={day}
              isUnconfirmed={unconfirmed}
              onCheckAgain={() => {
                actor.send({ type: 'try-again' })
              }}
              onDismiss={() => {
                actor.send({ type: 'dismiss-result' })
              }}
            />
          </FileAddressesContext>,
          top,
        )}
      {order && <UnpaidOrder order={order} today={day} />}
      <MandatesToActivate mandates={toActivate} />
      {children}
      <EndingPolicies policies={soon} today={day} />
      {current.length > 0 && (
        <section className={styles.tips} aria-labelledby="your-cover">
          <h2 id="your-cover" className={styles.heading}>
            Your cover
          </h2>
          <Card padding="none">
            <ul className={styles.list}>
              {current.map((one) => (
                <Running key={idText(one.id)} policy={one} today={day} />
              ))}
              <li>
                <Link to={{ screen: 'policies' }} className={styles.all}>
                  All policies
                </Link>
              </li>
            </ul>
          </Card>
        </section>
      )}
    </>
  )
}

/** A selector makes a new list each time; it is the same one while its rows are. */
const sameList = <Row,>(one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index])
