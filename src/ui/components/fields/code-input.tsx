import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { withoutSeparators } from '../../../domain/values/separators'
import { useFieldIds } from './field-ids'
import { FieldNotes } from './field-notes'
import field from './field.module.css'
import styles from './code-input.module.css'

type Props = {
  readonly label: string
  /** The accessible name of each input, in order. */
  readonly names: readonly string[]
  readonly values: readonly string[]
  /** Called with the new characters, starting at the input `from`. */
  readonly onChange: (from: number, characters: readonly string[]) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

const charactersOf = (text: string): readonly string[] => [...withoutSeparators(text)]

/**
 * A code, one character per input. A code that is pasted, or filled in by the phone from an SMS, fills all of them;
 * typing moves on to the next input, Backspace in an empty one to the previous one.
 */
export const CodeInput = ({ label, names, values, onChange, error, hint }: Props) => {
  const ids = useFieldIds({ id: undefined, error, hint, required: true })
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const focus = (index: number) => inputs.current[Math.max(0, Math.min(index, names.length - 1))]?.focus()

  const fill = (from: number, text: string) => {
    const characters = charactersOf(text).slice(0, names.length - from)
    onChange(from, characters.length === 0 ? [''] : characters)
    if (characters.length > 0) focus(from + characters.length)
  }
  const change = (index: number, text: string) => {
    // A character typed over another one is next to it for a moment: the new one counts.
    const own = values[index] ?? ''
    fill(index, own !== '' && text.length === 2 ? text.replace(own, '') : text)
  }
  const paste = (event: ClipboardEvent, index: number) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    fill(charactersOf(text).length >= names.length ? 0 : index, text)
  }
  const press = (event: KeyboardEvent, index: number) => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      focus(index + step)
    } else if (event.key === 'Backspace' && values[index] === '' && index > 0) {
      event.preventDefault()
      onChange(index - 1, [''])
      focus(index - 1)
    }
  }

  return (
    <div role="group" aria-labelledby={ids.label} className={field.field}>
      <span id={ids.label} className={field.label}>
        {label}
      </span>
      <div className={styles.digits}>
        {names.map((name, index) => (
          <input
            key={name}
            ref={(element) => {
              inputs.current[index] = element
            }}
            id={index === 0 ? ids.control : undefined}
            name={name}
            className={`${field.control ?? ''} ${styles.digit ?? ''}`}
            aria-label={`Digit ${String(index + 1)} of ${String(names.length)}`}
            {...ids.aria}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            value={values[index] ?? ''}
            onChange={(event) => {
              change(index, event.currentTarget.value)
            }}
            onPaste={(event) => {
              paste(event, index)
            }}
            onKeyDown={(event) => {
              press(event, index)
            }}
            onFocus={(event) => {
              event.currentTarget.select()
            }}
          />
        ))}
      </div>
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  )
}
