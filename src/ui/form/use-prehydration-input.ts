import { useState } from 'react'
import { useHydrated } from '../components/page/use-hydrated'

const typedText = (form: HTMLFormElement | null, field: string): string => {
  const control = form?.elements.namedItem(field)
  return control instanceof HTMLInputElement ? control.value : ''
}

/**
 * The initial values of a form. On a prerendered screen they include what was typed before the script ran;
 * `form` has the values of the untouched fields. The object is the same in every render.
 */
export const usePrehydrationInput = <Form extends Readonly<Record<string, string>>>(form: Form): Form => {
  const hydrated = useHydrated()
  const [values] = useState<Form>(() => {
    if (hydrated || typeof document === 'undefined') return form
    const typed = document.querySelector<HTMLFormElement>('#root form')
    return Object.keys(form).reduce<Form>(
      (values, field) => ({ ...values, [field]: typedText(typed, field) || form[field] }),
      form,
    )
  })
  return values
}
