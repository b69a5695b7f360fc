import { useLayoutEffect, useState, type ComponentType } from 'react'
import { useField } from 'react-final-form'
import type { FieldName } from './field-name'

/** Any field component, whatever the type of its value. */
type Control = {
  readonly name: string
  readonly value: unknown
  readonly onChange: (value: never) => void
  readonly error?: string | undefined
}

/** The props that a page passes to a bound field; the form provides the rest. */
export type BoundProps<P extends Control, Form> = Omit<
  P,
  'name' | 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'
> & { readonly name: FieldName<Form, P['value']> }

/** Values pass through unchanged: by default final-form turns empty text into `undefined`. */
const asTyped = (value: unknown) => value

/** What a field shows of its state in the form. */
const shown = { value: true, submitError: true }

/**
 * Makes React run the effects of this rendering before the next key press. A field subscribes to its form in an effect,
 * and what is typed into it before that would be lost.
 */
const useFlushEffects = () => {
  const [, setRendered] = useState(false)
  useLayoutEffect(() => {
    setRendered(true)
  }, [])
}

/**
 * Binds a field to the surrounding form: `const BoundTextField = bound(TextField)`, which is used with the type of the
 * form, `<BoundTextField<LogInForm> name="email" />`. It shows the message of the last submit until the next one.
 */
export const bound = <P extends Control>(Field: ComponentType<P>) => {
  const Bound = <Form = unknown,>(own: BoundProps<P, Form>) => {
    useFlushEffects()
    const { input, meta } = useField<unknown>(own.name, { parse: asTyped, format: asTyped, subscription: shown })
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
