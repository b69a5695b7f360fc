import { withoutSeparators } from '../../../domain/values/separators'
import { inputOf } from './page'

const grouped = (digits: string): string => digits.replace(/\d{4}(?=\d)/g, '$& ')

/** Groups a card number by four while it is typed, whatever separates its digits; other texts stay as they are. */
export const groupCardNumber = (): void => {
  const field = inputOf('number')
  field.addEventListener('input', () => {
    const digits = withoutSeparators(field.value)
    if (!/^\d*$/.test(digits)) return
    const caret = grouped(withoutSeparators(field.value.slice(0, field.selectionStart ?? undefined))).length
    field.value = grouped(digits)
    field.setSelectionRange(caret, caret)
  })
}
