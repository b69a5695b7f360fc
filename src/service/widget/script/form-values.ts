import type { WidgetOpening } from '../../../contract/widget'
import { bankIdOf } from './banks'
import { payment } from './messages'

type Values = {
  readonly quoteId: WidgetOpening['payment']['quoteId']
  readonly [field: string]: string | number | boolean
}

/** The form's values as the server takes them: the bank's id, and whether the customer agrees. */
export const valuesOf = (form: HTMLFormElement): Values => {
  const typed = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => {
      const text = typeof value === 'string' ? value : ''
      return [name, name === 'bankId' ? bankIdOf(text) : text]
    }),
  )
  const consent = form.elements.namedItem('consent')
  return {
    quoteId: payment().quoteId,
    ...typed,
    ...(consent instanceof HTMLInputElement ? { consent: consent.checked } : {}),
  }
}
