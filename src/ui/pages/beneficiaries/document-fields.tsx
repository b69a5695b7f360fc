import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { documentTypes } from '../../../domain/kyc/document-types'
import { earliestExpiry, type DocumentForm } from '../../../domain/kyc/parts/document'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { BeneficiariesMachine } from '../../../machines/beneficiaries/machine'
import { today } from '../../../machines/beneficiaries/selectors'
import { BoundDateField, BoundFileField, BoundSelectField } from '../../form/more-fields'
import { useFieldText } from '../../form/use-field-text'
import styles from './beneficiaries-page.module.css'

const typeOptions = documentTypes.map(({ type, label }) => ({ value: type, label }))

const ExpiryDate = ({ today }: { readonly today: CalendarDate }) => {
  const issueDate = useFieldText<DocumentForm>('issueDate')
  return <BoundDateField<DocumentForm> name="expiryDate" label="Expiry date" min={earliestExpiry(issueDate, today)} />
}

/** The identity document of a new beneficiary. The file is never stored on the device. */
export const DocumentFields = ({ actor }: { readonly actor: ActorRefFrom<BeneficiariesMachine> }) => {
  const day = useSelector(actor, today)
  return (
    <>
      <h3 className={styles.section}>Identity document</h3>
      <BoundSelectField<DocumentForm>
        name="type"
        label="Identity document type"
        options={typeOptions}
        placeholder="Select a document type"
      />
      <div className={styles.pair}>
        <BoundDateField<DocumentForm> name="issueDate" label="Issue date" max={day} />
        <ExpiryDate today={day} />
      </div>
      <BoundFileField<DocumentForm>
        name="file"
        label="File"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        hint="A photo or a PDF, at most 8 MB"
      />
    </>
  )
}
