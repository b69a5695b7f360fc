import { classNames } from '../styles/class-names'
import { FieldNotes } from './field-notes'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import type { Option } from './select-field'
import field from './field.module.css'
import styles from './choice.module.css'

type Props = FieldProps<string> & {
  readonly options: readonly Option[]
  /** Side by side (the default) or stacked. */
  readonly direction?: 'row' | 'stack' | undefined
}

/** A choice of one of a few visible options. An empty value leaves all of them unchosen. */
export const RadioGroup = (props: Props) => {
  const { label, name, error, hint, hintTone, id, required, disabled, value, onChange, onBlur, onFocus } = props
  const { options, direction = 'row' } = props
  const ids = useFieldIds({ id, error, hint, hintTone, required })
  return (
    <fieldset {...ids.aria} id={ids.control} role="radiogroup" disabled={disabled}>
      <legend className={classNames(field.label, styles.legend)}>{label}</legend>
      <div className={styles[direction]}>
        {options.map((option) => {
          const chosen = option.value === value
          const classes = [styles.choice, styles.tile, chosen && styles.chosen, error ? styles.wrong : undefined]
          return (
            <label key={option.value} className={classNames(...classes)}>
              <input
                type="radio"
                name={name}
                className={styles.box}
                value={option.value}
                checked={chosen}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                onBlur={() => onBlur?.()}
                onFocus={() => onFocus?.()}
              />
              <span>{option.label}</span>
            </label>
          )
        })}
      </div>
      <div className={styles.notes}>
        <FieldNotes ids={ids} error={error} hint={hint} hintTone={hintTone} />
      </div>
    </fieldset>
  )
}
