import { getOrElse, isSome, toUndefined } from 'fp-ts/Option'
import { useRef, useState, type HTMLInputAutoCompleteAttribute } from 'react'
import { addMonths, type DateBounds } from '../../../domain/values/calendar-arithmetic'
import { calendarDate, type CalendarDate } from '../../../domain/values/calendar-date'
import { dateInField, readDate } from '../../../domain/values/typed-date'
import { CalendarButton } from '../calendar/calendar-button'
import { boundsOf, type View } from '../calendar/moves'
import { classNames } from '../styles/class-names'
import { dateNote } from './date-labels'
import { Field } from './field'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import { useAfterPress } from '../state/use-after-press'
import field from './field.module.css'
import styles from './date-field.module.css'

type Props = FieldProps<string> & {
  /** The first and last day that can be chosen, `YYYY-MM-DD`. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /**
   * The calendar's first view while there is no date: `year` for birthdays, with the decade in which most customers were
   * born.
   */
  readonly opensWith?: View | undefined
}

const NOT_LOADED = 'The calendar did not load. You can type the date instead.'

/** The value of a text: a date as `YYYY-MM-DD`, anything else as it was typed. */
const dateValueOf = (text: string): string => getOrElse<string>(() => text)(readDate(text))

/**
 * A date, typed or picked. The value is `YYYY-MM-DD`, the empty text, or the typed text if it is no date, which the
 * caller's rules reject. The bounds clamp what is picked; a typed date outside of them gets a
 * message and is left unchanged.
 */
export const DateField = (props: Props) => {
  const { label, name, value, error, onChange, onBlur, onFocus, hint, hintTone, id, required } = props
  const { disabled = false, opensWith = 'day' } = props
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>()
  const [failed, setMissed] = useState(false)
  const afterPress = useAfterPress()
  const frame = useRef<HTMLDivElement>(null)
  const bounds = boundsOf(props.min, props.max)
  const given = { min: isDate(props.min), max: isDate(props.max) }
  // While the customer types, an unfinished date gets no message.
  const note = typed !== undefined ? undefined : (dateNote(value, bounds, given) ?? (failed ? NOT_LOADED : undefined))
  const notes = note === undefined ? { hint, hintTone } : ({ hint: note, hintTone: 'warning' } as const)
  const ids = useFieldIds({ id, error, ...notes, required })

  return (
    <Field ids={ids} label={label} error={error} {...notes}>
      <div ref={frame} className={styles.frame}>
        <input
          {...ids.aria}
          id={ids.control}
          name={name}
          inputMode="numeric"
          autoComplete={props.autoComplete ?? 'off'}
          placeholder="DD/MM/YYYY"
          disabled={disabled}
          className={classNames(field.control, styles.date)}
          value={typed?.value === value ? typed.text : dateInField(value)}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped({ text, value: dateValueOf(text) })
            onChange(dateValueOf(text))
          }}
          onBlur={() => {
            afterPress(() => setTyped((now) => (now === typed ? undefined : now)))
            onBlur?.()
          }}
          onFocus={() => onFocus?.()}
        />
        <CalendarButton
          className={styles.open}
          frame={frame}
          labelId={ids.label}
          label={label}
          disabled={disabled}
          value={toUndefined(calendarDate(value))}
          bounds={bounds}
          start={startOf(given, bounds, opensWith)}
          opensWith={opensWith}
          onChoose={onChange}
          onMissed={() => setMissed(true)}
        />
      </div>
    </Field>
  )
}

const isDate = (text: string | undefined): boolean => isSome(calendarDate(text ?? ''))

const YEARS_AGO = 30

/** The day the calendar opens at while there is no date: the first bound that is set; years back for dates long ago. */
const startOf = (
  given: { readonly min: boolean; readonly max: boolean },
  { min, max }: DateBounds,
  opensWith: View,
): CalendarDate => {
  if (given.min && opensWith === 'day') return min
  if (given.max) return opensWith === 'day' ? max : addMonths(max, -12 * YEARS_AGO)
  return min
}
