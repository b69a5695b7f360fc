import { withThousands } from '../../../domain/values/money'
import { classNames } from '../styles/class-names'
import { Field } from './field'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import field from './field.module.css'
import styles from './money-field.module.css'

type Props = FieldProps<string> & { readonly placeholder?: string | undefined }

const EXAMPLE = 'Like 5,000,000'

/**
 * An amount in naira. The value is the text as it was typed: nothing is taken out or refused while typing.
 * An amount that can be read gets its separators when the field is left.
 */
export const MoneyField = (props: Props) => {
  const {
    label,
    error,
    hint = EXAMPLE,
    hintTone = 'example',
    id,
    required,
    value,
    onChange,
    onBlur,
    onFocus,
    ...rest
  } = props
  const ids = useFieldIds({ id, error, hint, hintTone, required })
  const leave = () => {
    const grouped = withThousands(value)
    if (grouped !== value) onChange(grouped)
    onBlur?.()
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
          id={ids.control}
          inputMode="decimal"
          autoComplete="off"
          className={classNames(field.control, styles.input)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={leave}
          onFocus={() => onFocus?.()}
        />
      </div>
    </Field>
  )
}
