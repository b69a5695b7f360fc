import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { fullName, type Customer } from '../../../domain/customer/customer'
import { kycBadge } from '../../../domain/kyc/badge'
import { customerRows } from '../../../domain/kyc/saved-record'
import type { RuleSet } from '../../../domain/rules/rule-set'
import { isFailed, message, ruleSet } from '../../../machines/overview/selectors'
import type { OverviewMachine } from '../../../machines/overview/machine'
import { loggedInCustomer } from '../../../machines/session/selectors'
import { useSession } from '../../session/session-context'
import { Badge } from '../../components/data-display/badge'
import { DefinitionList } from '../../components/data-display/definition-list'
import { ErrorState } from '../../components/feedback/error-state'
import { Portrait } from '../../components/data-display/portrait'
import { Skeleton, SkeletonRegion } from '../../components/loading/skeleton'
import styles from './settings-page.module.css'

const tones = { yellow: 'warning', green: 'success', grey: 'neutral' } as const

const KycStatus = ({ rules, status }: { readonly rules: RuleSet; readonly status: string | undefined }) => {
  const { text, colour } = kycBadge(rules)(status)
  return <Badge tone={tones[colour]}>{text}</Badge>
}

const VerifiedPhone = ({ number }: { readonly number: string }) => (
  <span className={styles.verified}>
    <span>{number}</span> <Badge tone="success">Verified</Badge>
  </span>
)

const rowsOf = (customer: Customer, rules: RuleSet) => {
  const rows = customerRows(customer).map(({ label, value }) => ({
    term: label,
    value: label === 'Phone' && customer.isPhoneVerified ? <VerifiedPhone number={value} /> : value,
  }))
  const status = { term: 'KYC status', value: <KycStatus rules={rules} status={customer.kycStatus} /> }
  return [...rows.slice(0, 4), status, ...rows.slice(4)]
}

/** The logged-in customer, read-only: the first tab of Settings, and the first section of the verifications. */
export const CustomerOverview = ({ actor }: { readonly actor: ActorRefFrom<OverviewMachine> }) => {
  const customer = useSelector(useSession(), loggedInCustomer)
  const rules = useSelector(actor, ruleSet)
  const failed = useSelector(actor, isFailed)
  const copy = useSelector(actor, message)
  if (failed)
    return (
      <ErrorState
        title="We could not load this"
        message={copy}
        onTryAgain={() => {
          actor.send({ type: 'try-again' })
        }}
      />
    )
  if (!customer || !rules)
    return (
      <SkeletonRegion label="Loading…">
        <Skeleton shape="text" count={7} />
      </SkeletonRegion>
    )
  return (
    <>
      <div className={styles.person}>
        <Portrait imageUrl={customer.imageUrl} />
        <p className={styles.name}>{fullName(customer)}</p>
      </div>
      <DefinitionList rows={rowsOf(customer, rules)} />
    </>
  )
}
