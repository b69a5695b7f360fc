import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { coverRows } from '../../../domain/quote/cover-period'
import { paymentRows, policyRows, type Policy } from '../../../domain/policy/policy'
import { idText } from '../../../domain/values/id'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { DASH, shownMoney, type DetailRow } from '../../../domain/values/shown'
import type { Features } from '../../../machines/features'
import type { CertificateMachine } from '../../../machines/certificate/machine'
import { ButtonLink } from '../../components/buttons/button-link'
import { DefinitionList } from '../../components/data-display/definition-list'
import { FigurePanel } from '../../components/data-display/figure-panel'
import { Link } from '../../session/link'
import { AddToCalendar } from './add-to-calendar'
import { CertificateActions } from './certificate-actions'
import { CertificateLink } from './certificate-link'
import { CoverBadge } from './cover-badge'
import { OfflinePolicyControl } from './offline-policy-control'
import { HowToClaim } from './how-to-claim'
import { renewalPlace } from './renewal-place'
import { isWebAddress } from '../../../domain/values/web-address'
import styles from './policies-page.module.css'

const toRow =
  ({ id }: Pick<Policy, 'id'>) =>
  ({ label, value }: DetailRow) => ({
    term: label,
    value: label === 'Certificate URL' && isWebAddress(value) ? <CertificateLink policy={id} address={value} /> : value,
  })

type Props = {
  readonly policy: Policy
  readonly today: CalendarDate
  readonly certificate: ActorRefFrom<CertificateMachine>
  readonly offlinePolicy: Features['policies']['offlinePolicy']
}

const Renew = ({ policy }: { readonly policy: Policy }) =>
  policy.renewal && (
    <ButtonLink component={Link} variant="secondary" to={renewalPlace(policy, policy.renewal)}>
      Renew
    </ButtonLink>
  )

type PartProps = { readonly name: 'payment' | 'claim'; readonly children: ReactNode }

/** A part of the details, which is in view and has the focus when the address names it. */
const Part = ({ name, children }: PartProps) => {
  const isNamed = useLocation().hash === `#${name}`
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNamed) part.current?.focus()
  }, [isNamed])
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      {children}
    </div>
  )
}

/** The details of one policy. */
export const PolicyDetails = ({ policy, today, certificate, offlinePolicy }: Props) => (
  <div className={styles.lists}>
    <FigurePanel
      figures={[
        ...coverRows(policy, today).map(toRow(policy)),
        { term: 'Total Amount', value: shownMoney(policy.payment.totalAmount) },
        { term: 'Status', value: <CoverBadge cover={policy} today={today} unknown={DASH} /> },
      ]}
      action={
        <div className={styles.actions}>
          {isWebAddress(policy.certificateUrl) && (
            <CertificateActions
              actor={certificate}
              policy={policy.id}
              address={policy.certificateUrl}
              policyNo={policy.policyNo}
            />
          )}
          <AddToCalendar policy={policy} today={today} />
          <Renew policy={policy} />
        </div>
      }
    />
    <OfflinePolicyControl key={idText(policy.id)} feature={offlinePolicy} policy={policy} />
    {policy.details.length > 0 && <DefinitionList title="Your cover" rows={policy.details.map(toRow(policy))} />}
    <Part name="claim">
      <HowToClaim policyNo={policy.policyNo} productCode={policy.productCode} />
    </Part>
    <DefinitionList title="Policy" rows={policyRows(policy).map(toRow(policy))} />
    <Part name="payment">
      <DefinitionList title="Payment" rows={paymentRows(policy).map(toRow(policy))} />
    </Part>
  </div>
)
