import { useId } from 'react'
import type { FieldProps } from './field-props'

export type FieldIds = {
  readonly control: string
  readonly label: string
  readonly hint: string
  readonly error: string
  /** The attributes of the control, whatever its type. */
  readonly aria: {
    readonly 'aria-describedby': string | undefined
    readonly 'aria-invalid': true | undefined
    readonly 'aria-required': true | undefined
  }
}

type Described = Pick<FieldProps<unknown>, 'id' | 'error' | 'hint' | 'required'>

/**
 * The ids that associate label, hint and error with a control (requirement FORM-03); the same on the server and in the
 * browser.
 */
export const useFieldIds = ({ id, error, hint, required }: Described): FieldIds => {
  const made = useId()
  const control = id ?? made
  const described = [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ')
  return {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
    aria: {
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
    },
  }
}
