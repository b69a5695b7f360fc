import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { classNames } from '../styles/class-names'
import { Field } from './field'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import { editMoney, withSeparators, type MoneyEdit } from './money-text'
import field from './field.module.css'
import styles from './money-field.module.css'

type Props = FieldProps<string> & { readonly placeholder?: string | undefined }

const removedBy = (event: Event): MoneyEdit['removed'] => {
  const kind = 'inputType' in event ? event.inputType : undefined
  return kind === 'deleteContentBackward' ? 'backward' : kind === 'deleteContentForward' ? 'forward' : undefined
}

/**
 * An amount in naira. The value is a plain number text without separators (`1250000.50`); separators are only shown.
 */
export const MoneyField = (props: Props) => {
  const { label, error, hint, hintTone, id, required, value, onChange, onBlur, onFocus, ...rest } = props
  const ids = useFieldIds({ id, error, hint, required })
  const input = useRef<HTMLInputElement>(null)
  // A new object for every key, so that the caret is set again even when the amount is unchanged.
  const [place, setPlace] = useState<{ readonly caret: number }>()

  useLayoutEffect(() => {
    if (place !== undefined) input.current?.setSelectionRange(place.caret, place.caret)
  }, [place])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget
    const edited = editMoney(value, typed, {
      caret: selectionStart ?? typed.length,
      removed: removedBy(event.nativeEvent),
    })
    setPlace({ caret: edited.caret })
    if (edited.plain !== value) onChange(edited.plain)
  }

  return (
    <Field ids={ids} label={label} error={error} hint={hint} hintTone={hintTone}>
      <div className={styles.frame}>
        <span className={styles.prefix} aria-hidden="true">
          ₦
        </span>
        <input
          {...rest}
          {...ids.aria}
          ref={input}
          id={ids.control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={classNames(field.control, styles.input)}
          value={withSeparators(value)}
          onChange={change}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        />
      </div>
    </Field>
  )
}
