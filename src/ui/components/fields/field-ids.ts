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

type Notes = Pick<FieldProps<unknown>, 'error' | 'hint' | 'hintTone'>
type Described = Notes & Pick<FieldProps<unknown>, 'id' | 'required'>

/** The hint that is shown: an error takes its place, unless it is an example. */
export const shownHint = ({ error, hint, hintTone }: Notes): string | undefined =>
  error && hintTone !== 'example' ? undefined : hint

/** The ids that associate label, hint and error with a control; the same on the server and in the browser. */
export const useFieldIds = ({ id, required, ...notes }: Described): FieldIds => {
  const made = useId()
  const control = id ?? made
  const described = [notes.error && `${control}-error`, shownHint(notes) && `${control}-hint`].filter(Boolean).join(' ')
  return {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
    aria: {
      'aria-describedby': described || undefined,
      'aria-invalid': notes.error ? true : undefined,
      'aria-required': required || undefined,
    },
  }
}
