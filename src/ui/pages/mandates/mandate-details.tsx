import type { ActorRefFrom } from 'xstate'
import {
  mandateAmount,
  mandatePaymentRows,
  mandateProductRows,
  mandateRows,
  type Mandate,
} from '../../../domain/mandate/mandate'
import type { DetailRow } from '../../../domain/values/shown'
import type { CopyingMachine } from '../../../machines/copying/machine'
import { DefinitionList } from '../../components/data-display/definition-list'
import { FigurePanel } from '../../components/data-display/figure-panel'
import { ActivationNotice } from './activation-notice'
import { MandateStatus } from './mandate-status'
import styles from './mandates-page.module.css'

const toRow = ({ label, value }: DetailRow) => ({ term: label, value })

type Props = { readonly mandate: Mandate; readonly copying: ActorRefFrom<CopyingMachine> }

/** The details of one mandate. */
export const MandateDetails = ({ mandate, copying }: Props) => (
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
