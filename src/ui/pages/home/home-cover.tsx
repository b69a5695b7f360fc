import { useActorRef, useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { transferSummary } from '../../../domain/mandate/activation'
import { mandateTitle } from '../../../domain/mandate/mandate'
import { coveredThing } from '../../../domain/policy/holdings'
import type { Policy } from '../../../domain/policy/policy'
import { formatMoney } from '../../../domain/values/money'
import { idText } from '../../../domain/values/id'
import { dateShown } from '../../../domain/values/typed-date'
import type { HomeMachine } from '../../../machines/home/machine'
import { ending, isUnconfirmed, paidOrder, paidPolicy, running, today, unpaidOrder, waitingMandates } from '../../../machines/home/selectors'
import type { Feature } from '../../../machines/features'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { useSteady } from '../../components/state/use-steady'
import { Link } from '../../session/link'
import { PaymentResult } from './payment-result'
import { renewalPlace } from '../policies/renewal-place'
import { policyTitle } from '../policies/policy-title'
import styles from './home-page.module.css'

type WaitingProps = { readonly title: string; readonly text: ReactNode; readonly action: ReactNode }

/** Something that waits for the customer, with what to do about it. */
const Waiting = ({ title, text, action }: WaitingProps) => (
  <li className={styles.entry}>
    <div className={styles.words}>
      <strong>{title}</strong>
      <span className={styles.summary}>{text}</span>
    </div>
    {action}
  </li>
)

const Ending = ({ policy }: { readonly policy: Policy }) => (
  <Waiting
    title={`${policyTitle(policy)} ends soon`}
    text={policy.coverTo && `Covered until ${dateShown(policy.coverTo)}`}
    action={
      policy.renewal && (
        <ButtonLink component={Link} variant="secondary" to={renewalPlace(policy, policy.renewal)}>
          Renew
        </ButtonLink>
      )
    }
  />
)

const Running = ({ policy }: { readonly policy: Policy }) => (
  <li>
    <Link to={{ screen: 'policies', record: idText(policy.id) }} className={styles.tip}>
      <span className={styles.words}>
        <span className={styles.name}>{policyTitle(policy)}</span>
        <span className={styles.summary}>{coveredThing(policy)}</span>
      </span>
      {policy.coverTo && <span className={styles.until}>until {dateShown(policy.coverTo)}</span>}
    </Link>
  </li>
)

export type HomeCoverProps = {
  /** Where the result of a payment is shown, above the shop. */
  readonly top: HTMLElement | null
  /** What is less urgent than an order, and more than cover that ends. */
  readonly children?: ReactNode
}

/**
 * The customer's cover on the dashboard's home, and what waits, the most urgent first (requirement HOME-05). A failed
 * request shows nothing.
 */
export const HomeCover = ({ feature, top, children }: HomeCoverProps & { readonly feature: Feature<HomeMachine> }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const order = useSelector(actor, unpaidOrder)
  const paid = useSteady(useSelector(actor, paidOrder))
  const policy = useSteady(useSelector(actor, paidPolicy))
  const unconfirmed = useSelector(actor, isUnconfirmed)
  const toActivate = useSteady(useSelector(actor, waitingMandates, sameList))
  const soon = useSteady(useSelector(actor, ending, sameList))
  const current = useSteady(useSelector(actor, running, sameList))
  const day = useSelector(actor, today)
  return (
    <>
      {paid &&
        top &&
        createPortal(
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
          />,
          top,
        )}
      {order && (
        <Card className={styles.part}>
          <ul className={styles.list}>
            <Waiting
              title="Your order is not paid yet"
              text={`${order.product.name ?? 'Insurance'}, ${formatMoney(order.totalPremium)}`}
              action={
                <ButtonLink component={Link} variant="primary" to={{ screen: 'checkout' }}>
                  Go to your order
                </ButtonLink>
              }
            />
          </ul>
        </Card>
      )}
      {toActivate.length > 0 && (
        <Card className={styles.part}>
          <ul className={styles.list}>
            {toActivate.map((mandate) => (
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
          </ul>
        </Card>
      )}
      {children}
      {soon.length > 0 && (
        <Card className={styles.part}>
          <ul className={styles.list}>
            {soon.map((one) => (
              <Ending key={idText(one.id)} policy={one} />
            ))}
          </ul>
        </Card>
      )}
      {current.length > 0 && (
        <section className={styles.tips} aria-labelledby="your-cover">
          <h2 id="your-cover" className={styles.heading}>
            Your cover
          </h2>
          <Card padding="none">
            <ul className={styles.list}>
              {current.map((one) => (
                <Running key={idText(one.id)} policy={one} />
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
