import { ChevronDown } from 'lucide-react'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { classNames } from '../styles/class-names'
import { Field } from './field'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import field from './field.module.css'
import styles from './select-field.module.css'

export type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean | undefined }

type Props = FieldProps<string> & {
  readonly options: readonly Option[]
  /** Shown while nothing is chosen, and cannot be chosen itself. */
  readonly placeholder?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
}

/** A choice of one option. An empty value means that nothing is chosen. */
export const SelectField = (props: Props) => {
  const { label, error, hint, hintTone, id, required, value, onChange, onBlur, onFocus, ...own } = props
  const { options, placeholder, ...rest } = own
  const ids = useFieldIds({ id, error, hint, hintTone, required })
  return (
    <Field ids={ids} label={label} error={error} hint={hint} hintTone={hintTone}>
      <div className={styles.frame}>
        <select
          {...rest}
          {...ids.aria}
          id={ids.control}
          className={classNames(field.control, styles.select, value === '' && styles.unchosen)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} size={20} />
      </div>
    </Field>
  )
}
