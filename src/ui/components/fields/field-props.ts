/**
 * The props of every field. `V` is the type of the form's value, never an event. An error is shown below the control
 * and associated with it, and so is a hint.
 */
export type FieldProps<V> = {
  readonly label: string
  readonly name: string
  readonly value: V
  readonly onChange: (value: V) => void
  readonly onBlur?: (() => void) | undefined
  readonly onFocus?: (() => void) | undefined
  /** Generated if absent. */
  readonly id?: string | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /**
   * `good` marks the hint as checked, `warning` as something to check before sending. A field has one message: an error
   * takes the place of the hint, unless that is an `example` of what to type.
   */
  readonly hintTone?: 'muted' | 'example' | 'good' | 'warning' | undefined
  /** For assistive technology; the browser's own validation messages are off, since the rules are ours. */
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
}
