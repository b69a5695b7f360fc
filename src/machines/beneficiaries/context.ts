import type { Beneficiary, RelationshipType } from '../../domain/beneficiary/beneficiary'
import { emptyBeneficiary, type NewBeneficiaryForm } from '../../domain/beneficiary/beneficiary-form'
import { emptyDocument } from '../../domain/kyc/parts/document'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { noErrors, type FormErrors } from '../core/form'
import { noFormOpen, type Opened, type QuotePlace } from './events'

/** What the address contains. */
export type BeneficiariesInput = { readonly opened: Opened; readonly quote: QuotePlace | undefined }

export type BeneficiariesContext = BeneficiariesInput & {
  readonly beneficiaries: readonly Beneficiary[]
  /** The server's total; `undefined` until it is known. */
  readonly total: number | undefined
  readonly listMessage: string
  readonly types: readonly RelationshipType[]
  readonly form: NewBeneficiaryForm
  readonly today: CalendarDate
  readonly documentData: string
  readonly errors: FormErrors
}

export const emptyForm: NewBeneficiaryForm = { ...emptyBeneficiary, ...emptyDocument }

export const initialContext: BeneficiariesContext = {
  beneficiaries: [],
  total: undefined,
  listMessage: '',
  types: [],
  opened: noFormOpen,
  quote: undefined,
  form: emptyForm,
  today: '1970-01-01' as CalendarDate,
  documentData: '',
  errors: noErrors,
}
