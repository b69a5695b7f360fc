import { useField } from 'react-final-form'
import type { FieldName } from './field-name'

/** What is typed in a field of the form around it: `useFieldText<LogInForm>('email')`. */
export const useFieldText = <Form = unknown>(name: FieldName<Form, string>): string =>
  useField<string>(name, { subscription: { value: true } }).input.value
