import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { idText } from '../../../domain/values/id'
import type { Features } from '../../../machines/features'
import type { HomeMachine } from '../../../machines/home/machine'
import {
  certified,
  covers,
  ending,
  hasFailed,
  hasNoCover,
  isRead,
  isUnconfirmed,
  owingMandates,
  paidOrder,
  paidPolicy,
  renewable,
  today,
  unpaidOrders,
  waitingMandates,
} from '../../../machines/home/selectors'
import { Card } from '../../components/data-display/card'
import { useStableWhilePressed } from '../../components/state/use-stable-while-pressed'
import { FileAddressesContext } from '../../session/file-link'
import { CoverCard } from './cover-card'
import { CoverPlaceholder } from './cover-placeholder'
import { PaymentResult } from './payment-result'
import { ArrearsToPay, EndingPolicy, MandateToActivate, UnpaidOrder } from './waiting'
import styles from './home-page.module.css'

export type HomeCoverProps = {
  /** Receives whether the customer has no cover, once that is known. */
  readonly onNone: (hasNone: boolean) => void
  /** How many `children` there are. */
  readonly toFix: number
  /** What is less urgent than an order, and more than cover that ends. */
  readonly children?: ReactNode
}

const all = (snapshot: SnapshotFrom<HomeMachine>) => snapshot

/**
 * The result of a payment, the customer's cover, and what waits, the most urgent first.
 */
export const HomeCover = ({
  feature,
  onNone,
  toFix,
  children,
}: HomeCoverProps & { readonly feature: Features['home'] }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const home = useStableWhilePressed(useSelector(actor, all))
  const [day, held, owing, orders, mandates, soon] = [
    today(home),
    covers(home),
    owingMandates(home),
    unpaidOrders(home),
    waitingMandates(home),
    ending(home),
  ]
  const tryAgain = () => {
    actor.send({ type: 'try-again' })
  }
  const failed = hasFailed(home)
  const hasNone = hasNoCover(home)
  useLayoutEffect(() => {
    onNone(hasNone)
  }, [hasNone, onNone])
  return (
    <FileAddressesContext value={feature.files}>
      {paidOrder(home) && (
        <PaymentResult
          policy={paidPolicy(home)}
          today={day}
          isUnconfirmed={isUnconfirmed(home)}
          onCheckAgain={tryAgain}
          onDismiss={() => {
            actor.send({ type: 'dismiss-result' })
          }}
        />
      )}
      {(!isRead(home) || failed) && <CoverPlaceholder onTryAgain={failed ? tryAgain : undefined} />}
      {held.length > 0 && (
        <CoverCard covers={held} today={day} certified={certified(home)} renewable={renewable(home)} />
      )}
      <section
        className={styles.part}
        aria-labelledby="to-do"
        hidden={owing.length + orders.length + mandates.length + toFix + soon.length === 0}
      >
        <h2 id="to-do">For you to do</h2>
        <Card padding="none" className={styles.toDo}>
          {owing.length + orders.length + mandates.length > 0 && (
            <ul className={styles.list}>
              {owing.map((mandate) => (
                <ArrearsToPay key={idText(mandate.id)} mandate={mandate} />
              ))}
              {orders.map((order) => (
                <UnpaidOrder key={idText(order.quoteId)} order={order} today={day} />
              ))}
              {mandates.map((mandate) => (
                <MandateToActivate key={idText(mandate.id)} mandate={mandate} />
              ))}
            </ul>
          )}
          {children}
          {soon.length > 0 && (
            <ul className={styles.list}>
              {soon.map((policy) => (
                <EndingPolicy key={idText(policy.id)} policy={policy} today={day} />
              ))}
            </ul>
          )}
        </Card>
      </section>
    </FileAddressesContext>
  )
}
