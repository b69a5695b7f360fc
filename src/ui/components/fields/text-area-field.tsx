import { classNames } from '../styles/class-names'
import { Field } from './field'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import field from './field.module.css'
import styles from './text-area-field.module.css'

type Props = FieldProps<string> & {
  readonly rows?: number | undefined
  readonly placeholder?: string | undefined
}

/** A field with several lines of text. */
export const TextAreaField = (props: Props) => {
  const { label, error, hint, hintTone, id, required, value, onChange, onBlur, onFocus, rows = 3, ...rest } = props
  const ids = useFieldIds({ id, error, hint, hintTone, required })
  return (
    <Field ids={ids} label={label} error={error} hint={hint} hintTone={hintTone}>
      <textarea
        {...rest}
        {...ids.aria}
        id={ids.control}
        rows={rows}
        className={classNames(field.control, styles.area)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onBlur?.()}
        onFocus={() => onFocus?.()}
      />
    </Field>
  )
}
