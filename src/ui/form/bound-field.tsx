import { useLayoutEffect, useState, type ComponentType } from 'react'
import { useField } from 'react-final-form'
import type { FieldName } from './field-name'

/** Any field of the components, whatever the type of its value. */
type Control = {
  readonly name: string
  readonly value: unknown
  readonly onChange: (value: never) => void
  readonly error?: string | undefined
}

/** What a bound field takes from its page; the rest comes from the form. */
export type BoundProps<P extends Control, Form> = Omit<
  P,
  'name' | 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'
> & { readonly name: FieldName<Form, P['value']> }

/** Values pass through as they are typed: final-form's own habit of turning empty text into nothing is off. */
const asTyped = (value: unknown) => value

/**
 * Has React run the effects of this rendering before the next key press. A field listens to its form only from an
 * effect on, and what is typed into it before that would be wiped out again.
 */
const useFlushEffects = () => {
  const [, setRendered] = useState(false)
  useLayoutEffect(() => {
    setRendered(true)
  }, [])
}

/**
 * Ties a field to the form around it: `const BoundTextField = bound(TextField)`, which is used with the type of the
 * form, `<BoundTextField<LogInForm> name="email" />`. It shows the message of the last submit until the next one.
 */
export const bound = <P extends Control>(Field: ComponentType<P>) => {
  const Bound = <Form = unknown,>(own: BoundProps<P, Form>) => {
    useFlushEffects()
    const { input, meta } = useField<unknown>(own.name, { parse: asTyped, format: asTyped })
    const props: unknown = {
      ...own,
      value: input.value,
      onChange: input.onChange,
      onBlur: () => {
        input.onBlur()
      },
      onFocus: () => {
        input.onFocus()
      },
      error: typeof meta.submitError === 'string' ? meta.submitError : undefined,
    }
    return <Field {...(props as P)} />
  }
  return Bound
}
