import { formatInstant } from './instant'
import { formatMoney, type Kobo } from './money'
import { percentText, type Percentage } from './percentage'

/** Shown instead of a value that the server left out (requirement POL-05). */
export const DASH = '-'

/** One labelled row of a details dialog. */
export type DetailRow = { readonly label: string; readonly value: string }

/** The text unchanged, or the dash. */
export const shownText = (value: string | undefined): string => (value === undefined || value === '' ? DASH : value)

/** `₦1,250,000.00`, or the dash. */
export const shownMoney = (value: Kobo | undefined): string => (value === undefined ? DASH : formatMoney(value))

/** `12.5 %`, or the dash. */
export const shownPercentage = (value: Percentage | undefined): string =>
  value === undefined ? DASH : `${percentText(value)} %`

/** `YYYY-MM-DD HH:mm` in Lagos, or the dash. */
export const shownInstant = (value: string | undefined): string => shownText(value && formatInstant(value))
