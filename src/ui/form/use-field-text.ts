import { useField } from 'react-final-form'
import type { FieldName } from './field-name'

/** The text of a field of the surrounding form: `useFieldText<LogInForm>('email')`. */
export const useFieldText = <Form = unknown>(name: FieldName<Form, string>): string =>
  useField<string>(name, { subscription: { value: true } }).input.value
