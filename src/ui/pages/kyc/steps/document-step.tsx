import { useSelector } from '@xstate/react'
import { documentTypes } from '../../../../domain/kyc/document-types'
import { earliestExpiry, type DocumentForm } from '../../../../domain/kyc/parts/document'
import type { CalendarDate } from '../../../../domain/values/calendar-date'
import { today } from '../../../../machines/kyc/selectors'
import { BoundDateField, BoundSelectField } from '../../../form/more-fields'
import { useFieldText } from '../../../form/use-field-text'
import { DocumentFile } from './document-file'
import { StepForm, type StepProps } from './step-form'
import styles from './step.module.css'

const typeOptions = documentTypes.map(({ type, label }) => ({ value: type, label }))

const ExpiryDate = ({ today }: { readonly today: CalendarDate }) => {
  const issueDate = useFieldText<DocumentForm>('issueDate')
  return <BoundDateField<DocumentForm> name="expiryDate" label="Expiry date" min={earliestExpiry(issueDate, today)} />
}

/** The file is never stored on the device. */
export const DocumentStep = ({ actor }: StepProps) => {
  const day = useSelector(actor, today)
  return (
    <StepForm actor={actor} part="document" lead="One document that proves who you are.">
      <BoundSelectField<DocumentForm>
        name="type"
        label="Document type"
        options={typeOptions}
        placeholder="Select a document type"
      />
      <div className={styles.pair}>
        <BoundDateField<DocumentForm> name="issueDate" label="Issue date" max={day} />
        <ExpiryDate today={day} />
      </div>
      <DocumentFile actor={actor} />
    </StepForm>
  )
}
