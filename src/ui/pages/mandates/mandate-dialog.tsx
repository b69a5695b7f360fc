import type { ActorRefFrom } from 'xstate'
import {
  mandateAmount,
  mandatePaymentRows,
  mandateProductRows,
  mandateRows,
  mandateTitle,
  type Mandate,
} from '../../../domain/mandate/mandate'
import type { DetailRow } from '../../../domain/values/shown'
import type { CopyingMachine } from '../../../machines/copying/machine'
import type { RecordMachine } from '../../../machines/record/machine'
import { DefinitionList } from '../../components/data-display/definition-list'
import { FigurePanel } from '../../components/data-display/figure-panel'
import { RecordDialog } from '../list/record-dialog'
import { ActivationNotice } from './activation-notice'
import { MandateStatus } from './mandate-status'
import styles from './mandates-page.module.css'

const toRow = ({ label, value }: DetailRow) => ({ term: label, value })

const detailsOf = (mandate: Mandate, copying: ActorRefFrom<CopyingMachine>) => (
  <div className={styles.lists}>
    <ActivationNotice mandate={mandate} copying={copying} level={3} />
    <FigurePanel
      figures={[
        { term: 'Amount', value: mandateAmount(mandate) },
        { term: 'Status', value: <MandateStatus mandate={mandate} /> },
      ]}
    />
    <DefinitionList title="Mandate" rows={mandateRows(mandate).map(toRow)} />
    <DefinitionList title="Payment" rows={mandatePaymentRows(mandate).map(toRow)} />
    <DefinitionList title="Product" rows={mandateProductRows(mandate).map(toRow)} />
  </div>
)

type Props = {
  readonly actor: ActorRefFrom<RecordMachine<Mandate>>
  readonly copying: ActorRefFrom<CopyingMachine>
}

/** The details of one mandate, above the list. */
export const MandateDialog = ({ actor, copying }: Props) => (
  <RecordDialog
    actor={actor}
    title="Mandate Details"
    subtitleOf={mandateTitle}
    back="Back to mandates"
    renderDetails={(mandate) => detailsOf(mandate, copying)}
  />
)
