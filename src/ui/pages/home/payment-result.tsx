import { CircleCheck } from 'lucide-react'
import type { ListedPolicy } from '../../../domain/policy/policy'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { idText, type Id } from '../../../domain/values/id'
import { shownText } from '../../../domain/values/shown'
import { dateShown } from '../../../domain/values/typed-date'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { DefinitionList } from '../../components/data-display/definition-list'
import { Spinner } from '../../components/loading/spinner'
import { classNames } from '../../components/styles/class-names'
import { useFileLink } from '../../session/file-link'
import { Link } from '../../session/link'
import { policyTitle } from '../policies/policy-title'
import { isWebAddress } from '../../../domain/values/web-address'
import home from './home-page.module.css'
import styles from './payment-result.module.css'

type Props = {
  /** The policy that was paid, once the server has it. */
  readonly policy: ListedPolicy | undefined
  readonly today: CalendarDate
  /** Whether the policy has not appeared, or could not be read. */
  readonly isUnconfirmed: boolean
  readonly onCheckAgain: () => void
  readonly onDismiss: () => void
}

const rowsOf = (policy: ListedPolicy) => {
  const { coverFrom, coverTo } = policy
  return [
    { term: 'Product', value: policyTitle(policy) },
    ...(coverFrom && coverTo ? [{ term: 'Cover', value: `${dateShown(coverFrom)} – ${dateShown(coverTo)}` }] : []),
    { term: 'Policy number', value: shownText(policy.policyNo) },
    { term: 'Reference', value: shownText(policy.payment.paymentReference) },
  ]
}

const OpenCertificate = ({ policy, address }: { readonly policy: Id; readonly address: string }) => (
  <ButtonLink {...useFileLink(policy, address).link} variant="primary">
    Open certificate
  </ButtonLink>
)

/** What a payment has bought, with its proofs, until the customer has seen it. */
export const PaymentResult = ({ policy, today, isUnconfirmed, onCheckAgain, onDismiss }: Props) => {
  if (policy === undefined)
    return (
      <Card className={classNames(home.lifted, styles.card)} role="status">
        {isUnconfirmed ? (
          <>
            <h2 className={styles.title}>Your payment is not confirmed yet</h2>
            <p className={styles.text}>
              Do not pay again. Your policy appears here as soon as the company has recorded the payment.
            </p>
            <Button variant="secondary" onClick={onCheckAgain}>
              Check again
            </Button>
          </>
        ) : (
          <>
            <h2 className={styles.title}>
              <Spinner /> <span>We are confirming your payment</span>
            </h2>
            <p className={styles.text}>Your policy appears here in a moment.</p>
          </>
        )}
      </Card>
    )
  const details = { screen: 'policies', record: idText(policy.id) } as const
  const begins =
    policy.coverFrom !== undefined && policy.coverFrom > today ? ` from ${dateShown(policy.coverFrom)}` : ''
  return (
    <Card className={classNames(home.lifted, styles.card)} role="status">
      <h2 className={styles.title}>
        <CircleCheck size={24} /> <span>{`You are covered${begins}`}</span>
      </h2>
      <DefinitionList rows={rowsOf(policy)} />
      <div className={styles.actions}>
        {isWebAddress(policy.certificateUrl) && <OpenCertificate policy={policy.id} address={policy.certificateUrl} />}
        <ButtonLink component={Link} variant="secondary" to={{ ...details, part: 'payment' }}>
          Receipt
        </ButtonLink>
        <ButtonLink component={Link} variant="secondary" to={{ ...details, part: 'claim' }}>
          How to claim
        </ButtonLink>
        <Button variant="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </Card>
  )
}
