import { useForm, useFormState } from 'react-final-form'
import { CodeInput } from '../components/fields/code-input'
import type { FieldName } from './field-name'

type Props<Form> = {
  readonly label: string
  readonly names: readonly FieldName<Form, string>[]
  readonly hint?: string | undefined
}

const textOf = (values: unknown, name: string): string => {
  const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined
  return typeof value === 'string' ? value : ''
}

/** The inputs of a code bound to the surrounding form, one field each; they share one message. */
export const BoundCodeInput = <Form = unknown,>({ label, names, hint }: Props<Form>) => {
  const form = useForm()
  const { values, submitErrors } = useFormState<Record<string, unknown>>({
    subscription: { values: true, submitErrors: true },
  })
  return (
    <CodeInput
      label={label}
      names={names}
      hint={hint}
      values={names.map((name) => textOf(values, name))}
      error={names.map((name) => textOf(submitErrors, name)).find((message) => message !== '')}
      onChange={(from, characters) => {
        form.batch(() => {
          characters.forEach((character, index) => {
            form.change(names[from + index] ?? '', character)
          })
        })
      }}
    />
  )
}
