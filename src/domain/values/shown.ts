import { formatInstant } from './instant'
import { formatMoney, type Kobo } from './money'
import { percentText, type Percentage } from './percentage'

/** Shown instead of a value that the server left out. */
export const DASH = '-'

/** One labelled row of a details dialog. */
export type DetailRow = {
  readonly label: string
  readonly value: string
  /** Masked until the customer asks for it. */
  readonly isMasked?: boolean
}

/** The text unchanged, or the dash. */
export const shownText = (value: string | undefined): string => (value === undefined || value === '' ? DASH : value)

/** How many characters of a masked value are shown. */
const SHOWN_OF_MASKED = 4

/** A value in two parts: the one that is masked, by its length, and the end that is shown. A short value has no end. */
export const masked = (value: string): { readonly hidden: number; readonly end: string } =>
  value.length <= SHOWN_OF_MASKED
    ? { hidden: value.length, end: '' }
    : { hidden: value.length - SHOWN_OF_MASKED, end: value.slice(-SHOWN_OF_MASKED) }

/** `₦1,250,000.00`, or the dash. */
export const shownMoney = (value: Kobo | undefined): string => (value === undefined ? DASH : formatMoney(value))

/** `12.5 %`, or the dash. */
export const shownPercentage = (value: Percentage | undefined): string =>
  value === undefined ? DASH : `${percentText(value)} %`

/** `YYYY-MM-DD HH:mm` in Lagos, or the dash. */
export const shownInstant = (value: string | undefined): string => shownText(value && formatInstant(value))
