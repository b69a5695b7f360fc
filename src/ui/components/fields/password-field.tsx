import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { useHydrated } from '../page/use-hydrated'
import { useUnsavedInput } from '../state/unsaved-input'
import { classNames } from '../styles/class-names'
import { Field } from './field'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import { IconButton } from '../buttons/icon-button'
import field from './field.module.css'
import styles from './password-field.module.css'

type Props = FieldProps<string> & { readonly autoComplete: 'current-password' | 'new-password' }

/** A password, hidden unless the customer shows it, which needs the script. */
export const PasswordField = (props: Props) => {
  const { label, error, hint, hintTone, id, required, value, onChange, onBlur, onFocus, ...rest } = props
  const ids = useFieldIds({ id, error, hint, hintTone, required })
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  useUnsavedInput()
  return (
    <Field ids={ids} label={label} error={error} hint={hint} hintTone={hintTone}>
      <div className={styles.frame}>
        <input
          {...rest}
          {...ids.aria}
          id={ids.control}
          type={shown ? 'text' : 'password'}
          className={classNames(field.control, styles.input)}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        />
        <IconButton
          className={styles.toggle}
          label="Show password"
          aria-pressed={shown}
          aria-controls={ids.control}
          disabled={!hydrated}
          icon={shown ? <EyeOff size={22} /> : <Eye size={22} />}
          onClick={() => setShown((before) => !before)}
        />
      </div>
    </Field>
  )
}
