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
import type { RecordMachine } from '../../../machines/record/machine'
import { DefinitionList } from '../../components/data-display/definition-list'
import { FigurePanel } from '../../components/data-display/figure-panel'
import { RecordDialog } from '../list/record-dialog'
import { MandateStatus } from './mandate-status'
import styles from './mandates-page.module.css'

const toRow = ({ label, value }: DetailRow) => ({ term: label, value })

const renderDetails = (mandate: Mandate) => (
  <div className={styles.lists}>
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

/** The details of one mandate, above the list. */
export const MandateDialog = ({ actor }: { readonly actor: ActorRefFrom<RecordMachine<Mandate>> }) => (
  <RecordDialog
    actor={actor}
    title="Mandate Details"
    subtitleOf={mandateTitle}
    back="Back to mandates"
    renderDetails={renderDetails}
  />
)
