import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-final-form'
import type { LogInForm } from '../../../domain/session/log-in'

/**
 * Fills in the address that is known, unless one is there or the customer is at the field to type it. It is looked at and
 * filled in one task, since a customer who gets there in between would type behind an address that was not there.
 */
export const KnownEmail = ({ email }: { readonly email: string | undefined }) => {
  const form = useForm<LogInForm>()
  useEffect(() => {
    if (!email) return
    queueMicrotask(() => {
      const isAtField = document.activeElement?.getAttribute('name') === 'email'
      if (isAtField || form.getState().values.email) return
      flushSync(() => {
        form.change('email', email)
      })
    })
  }, [form, email])
  return null
}
