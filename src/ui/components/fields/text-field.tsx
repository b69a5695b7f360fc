import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import { Field } from './field'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import styles from './field.module.css'

/** The additional props of a single-line field. */
export type TextInputProps = FieldProps<string> & {
  readonly type?: HTMLInputTypeAttribute | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoCapitalize?: string | undefined
  readonly spellCheck?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly readOnly?: boolean | undefined
}

export const TextField = (props: TextInputProps) => {
  const { label, error, hint, hintTone, id, required, value, onChange, onBlur, onFocus, ...rest } = props
  const ids = useFieldIds({ id, error, hint, hintTone, required })
  return (
    <Field ids={ids} label={label} error={error} hint={hint} hintTone={hintTone}>
      <input
        {...rest}
        {...ids.aria}
        id={ids.control}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onBlur?.()}
        onFocus={() => onFocus?.()}
      />
    </Field>
  )
}
