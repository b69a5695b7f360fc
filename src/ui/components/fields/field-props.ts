/**
 * What every field of a form takes. `V` is the value that the form keeps, never an event. An error is shown beneath
 * the control and tied to it, and so is a hint.
 */
export type FieldProps<V> = {
  readonly label: string
  readonly name: string
  readonly value: V
  readonly onChange: (value: V) => void
  readonly onBlur?: (() => void) | undefined
  readonly onFocus?: (() => void) | undefined
  /** Made up when absent. */
  readonly id?: string | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** `good` shows the hint as something that has been checked, `warning` as something to look at before sending. */
  readonly hintTone?: 'muted' | 'good' | 'warning' | undefined
  /** Said to assistive technology; the browser's own bubbles stay away, since the rules are ours. */
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
}
