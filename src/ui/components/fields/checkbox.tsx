import { FieldNotes } from './field-notes'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import styles from './choice.module.css'

/** A checkbox with its label beside it. */
export const Checkbox = (props: FieldProps<boolean>) => {
  const { label, name, error, hint, hintTone, id, required, disabled, value, onChange, onBlur, onFocus } = props
  const ids = useFieldIds({ id, error, hint, hintTone, required })
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...ids.aria}
          id={ids.control}
          type="checkbox"
          name={name}
          className={styles.box}
          disabled={disabled}
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        />
        <span>{label}</span>
      </label>
      <FieldNotes ids={ids} error={error} hint={hint} hintTone={hintTone} />
    </div>
  )
}
