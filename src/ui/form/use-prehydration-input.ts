import { useState } from 'react'
import { useHydrated } from '../components/page/use-hydrated'

const typedInto = (form: HTMLFormElement | null, field: string): string => {
  const control = form?.elements.namedItem(field)
  return control instanceof HTMLInputElement ? control.value : ''
}

/**
 * What a form begins with: where its screen was prerendered, with what was typed before the script arrived
 * (requirement AUTH-10). `form` holds the values for the fields that nobody has touched. The object stays the same.
 */
export const useTypedBefore = <Form extends Readonly<Record<string, string>>>(form: Form): Form => {
  const hydrated = useHydrated()
  const [begun] = useState<Form>(() => {
    if (hydrated || typeof document === 'undefined') return form
    const typed = document.querySelector<HTMLFormElement>('#root form')
    return Object.keys(form).reduce<Form>(
      (values, field) => ({ ...values, [field]: typedInto(typed, field) || form[field] }),
      form,
    )
  })
  return begun
}
