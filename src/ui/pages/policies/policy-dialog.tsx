import type { ActorRefFrom } from 'xstate'
import { paymentRows, policyRows, type Policy } from '../../../domain/policy/policy'
import { DASH, shownMoney, type DetailRow } from '../../../domain/values/shown'
import type { CertificateMachine } from '../../../machines/certificate/machine'
import type { RecordMachine } from '../../../machines/record/machine'
import { DefinitionList } from '../../components/data-display/definition-list'
import { FigurePanel } from '../../components/data-display/figure-panel'
import { RecordDialog } from '../list/record-dialog'
import { CertificateActions } from './certificate-actions'
import { PolicyStatus } from './policy-status'
import { isWebAddress } from './web-address'
import styles from './policies-page.module.css'

const toRow = ({ label, value }: DetailRow) => ({
  term: label,
  value:
    label === 'Certificate URL' && isWebAddress(value) ? (
      <a className={styles.link} href={value} target="_blank" rel="noopener noreferrer">
        Open PDF
      </a>
    ) : (
      value
    ),
})

type DetailsProps = { readonly policy: Policy; readonly certificate: ActorRefFrom<CertificateMachine> }

const Details = ({ policy, certificate }: DetailsProps) => (
  <div className={styles.lists}>
    <FigurePanel
      figures={[
        { term: 'Total Amount', value: shownMoney(policy.payment.totalAmount) },
        { term: 'Status', value: policy.status ? <PolicyStatus status={policy.status} /> : DASH },
      ]}
      action={
        isWebAddress(policy.certificateUrl) ? (
          <CertificateActions actor={certificate} address={policy.certificateUrl} policyNo={policy.policyNo} />
        ) : undefined
      }
    />
    <DefinitionList title="Policy" rows={policyRows(policy).map(toRow)} />
    <DefinitionList title="Payment" rows={paymentRows(policy).map(toRow)} />
  </div>
)

type Props = {
  readonly actor: ActorRefFrom<RecordMachine<Policy>>
  readonly certificate: ActorRefFrom<CertificateMachine>
}

/** The details of one policy, above the list. */
export const PolicyDialog = ({ actor, certificate }: Props) => (
  <RecordDialog
    actor={actor}
    title="Policy Details"
    subtitleOf={({ policyNo }) => policyNo}
    back="Back to policies"
    renderDetails={(policy) => <Details policy={policy} certificate={certificate} />}
  />
)
