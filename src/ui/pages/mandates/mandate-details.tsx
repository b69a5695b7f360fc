import { Repeat } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import {
  mandateAmount,
  mandatePaymentRows,
  mandateProductRows,
  mandateRows,
  mandateTitle,
  type Mandate,
} from '../../../domain/mandate/mandate'
import { shownText, type DetailRow } from '../../../domain/values/shown'
import type { CopyingMachine } from '../../../machines/copying/machine'
import { BandCard } from '../../components/data-display/band-card'
import { RecordColumns, RecordGroup } from '../list/record-columns'
import { ActivationNotice } from './activation-notice'
import { ArrearsNotice } from './arrears-notice'
import { DebitSchedule } from './debit-schedule'
import { MandateStatus } from './mandate-status'

const toRow = ({ label, value }: DetailRow) => ({ term: label, value })

type Props = { readonly mandate: Mandate; readonly copying: ActorRefFrom<CopyingMachine> }

/** The details of one mandate. */
export const MandateDetails = ({ mandate, copying }: Props) => (
  <RecordColumns
    lead={
      <>
        <BandCard
          icon={<Repeat size={26} />}
          title={mandateTitle(mandate)}
          badge={<MandateStatus mandate={mandate} />}
          main={mandateAmount(mandate)}
          facts={[
            { term: 'Frequency', value: shownText(mandate.frequency) },
            { term: 'Source', value: shownText(mandate.source) },
          ]}
        />
        <ArrearsNotice mandate={mandate} level={3} />
        <ActivationNotice mandate={mandate} copying={copying} level={3} />
        <DebitSchedule mandate={mandate} />
        <RecordGroup title="Mandate" rows={mandateRows(mandate).map(toRow)} />
      </>
    }
  >
    <RecordGroup title="Payment" rows={mandatePaymentRows(mandate).map(toRow)} />
    <RecordGroup title="Product" rows={mandateProductRows(mandate).map(toRow)} />
  </RecordColumns>
)
