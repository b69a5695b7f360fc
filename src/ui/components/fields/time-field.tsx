import { classNames } from '../styles/class-names'
import { Field } from './field'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import field from './field.module.css'
import styles from './time-field.module.css'

/** A time of day as `HH:mm`, or the empty text. The browser shows it in the customer's own format. */
export const TimeField = (props: FieldProps<string>) => {
  const { label, error, hint, hintTone, id, required, value, onChange, onBlur, onFocus, ...rest } = props
  const ids = useFieldIds({ id, error, hint, hintTone, required })
  return (
    <Field ids={ids} label={label} error={error} hint={hint} hintTone={hintTone}>
      <input
        {...rest}
        {...ids.aria}
        id={ids.control}
        type="time"
        className={classNames(field.control, styles.time)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onBlur?.()}
        onFocus={() => onFocus?.()}
      />
    </Field>
  )
}
