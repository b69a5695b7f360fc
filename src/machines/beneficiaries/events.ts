import type { NewBeneficiaryForm } from '../../domain/beneficiary/beneficiary-form'
import type { DayBegan } from '../core/today'

/** The form that is open above the list: that of a new beneficiary, of an existing one by its id, or none. */
export type Opened = { readonly adding: boolean; readonly id: string | undefined }

/** The quote form that the customer came from, as the shop's address names it. */
export type QuotePlace = { readonly category: string; readonly product: string | undefined }

export const noFormOpen: Opened = { adding: false, id: undefined }

export type BeneficiariesEvent =
  | DayBegan
  | { readonly type: 'open-beneficiary'; readonly id: string }
  | { readonly type: 'close-form' }
  | { readonly type: 'fill-in'; readonly form: NewBeneficiaryForm }
  | { readonly type: 'submit-beneficiary'; readonly form: NewBeneficiaryForm }
  /** Reloads everything that failed to load. */
  | { readonly type: 'try-again' }
  | { readonly type: 'address-changed'; readonly opened: Opened; readonly quote: QuotePlace | undefined }
  /** Raised by the machine itself after a save, or when the server has different shares. */
  | { readonly type: 'list-changed' }
