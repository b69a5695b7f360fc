import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { findOptions } from '../../../domain/catalogue/find-options'
import { classNames } from '../styles/class-names'
import { Field } from './field'
import { useFieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import field from './field.module.css'
import select from './select-field.module.css'
import styles from './combobox-field.module.css'

export type ComboboxOption = {
  readonly value: string
  readonly label: string
  /** What else people call it; found by typing, never shown. */
  readonly familiar?: readonly string[] | undefined
}

type Props = FieldProps<string> & {
  readonly options: readonly ComboboxOption[]
  readonly placeholder?: string | undefined
}

const { InputKeyDownEscape, InputBlur, InputChange } = useCombobox.stateChangeTypes

/** Escape closes the list and keeps the choice, leaving the field chooses nothing by itself, Enter takes the first find. */
const adjust = (
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<UseComboboxState<ComboboxOption>> => {
  if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 }
  return type === InputKeyDownEscape || type === InputBlur
    ? { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem }
    : changes
}

const resultsOf = (count: number): string => {
  if (count === 0) return 'Nothing found.'
  return count === 1 ? '1 found.' : `${String(count)} found.`
}

/**
 * A choice from a long list, found by typing a part of its name or a familiar one. An empty value
 * means that nothing is chosen. When the field is left, a text that means one option alone chooses it; any other text
 * gives way to the choice, or stays where there is none.
 */
export const ComboboxField = (props: Props) => {
  const { label, error, hint, hintTone, id, required, value, onChange, onBlur, onFocus, ...own } = props
  const { options, placeholder, name, disabled } = own
  const ids = useFieldIds({ id, error, hint, hintTone, required })
  // What is typed belongs to the value that it was typed at: another value, from a draft say, replaces it.
  const [typed, setTyped] = useState<{ readonly text: string; readonly at: string }>()
  const chosen = options.find((option) => option.value === value)
  const text = typed?.at === value ? typed.text : undefined
  const found = text === undefined ? options : findOptions(options, text)
  const choose = (option: ComboboxOption) => {
    setTyped(undefined)
    if (option.value !== value) onChange(option.value)
  }

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<ComboboxOption>({
    items: [...found],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    inputId: ids.control,
    labelId: ids.label,
    inputValue: text ?? chosen?.label ?? '',
    selectedItem: chosen ?? null,
    stateReducer: adjust,
    getA11yStatusMessage: ({ isOpen: open }) => (open ? resultsOf(found.length) : ''),
    onStateChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem)
    },
  })
  // At the lower edge of a screen or dialog the list would be cut.
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const leave = () => {
    const [only, ...others] = found
    if (text !== undefined && text.trim() !== '' && only && others.length === 0) choose(only)
    else if (text !== undefined && chosen) setTyped(undefined)
    onBlur?.()
  }

  return (
    <Field ids={ids} label={label} error={error} hint={hint} hintTone={hintTone}>
      <div className={select.frame}>
        <input
          {...getInputProps({
            ...ids.aria,
            ...(found.length === 0 && { 'aria-activedescendant': '' }),
            name,
            type: 'text',
            placeholder,
            disabled,
            autoCapitalize: 'none',
            spellCheck: false,
            className: classNames(field.control, styles.input),
            // At once: the library reports it in an effect, and the next key would come before that.
            onChange: (event) => {
              setTyped({ text: event.currentTarget.value, at: value })
            },
            onBlur: leave,
            // Typing replaces a choice, as it does in a native list; a tap would set the caret instead.
            onFocus: (event) => {
              event.currentTarget.select()
              onFocus?.()
            },
            onClick: (event) => {
              if (text === undefined) event.currentTarget.select()
            },
            onKeyDown: (event) => {
              // Escape closes the list before it closes a dialog around it.
              if (event.key === 'Escape' && isOpen) event.preventDefault()
            },
          })}
        />
        <ChevronDown className={select.chevron} size={20} />
        <ul {...getMenuProps({ 'aria-label': 'Choices', ref: list })} className={styles.list} hidden={!isOpen}>
          {isOpen &&
            found.map((option, index) => (
              <li
                key={option.value}
                {...getItemProps({ item: option, index })}
                className={classNames(styles.option, index === highlightedIndex && styles.active)}
              >
                {option.label}
              </li>
            ))}
          {isOpen && found.length === 0 && (
            <li role="option" aria-disabled="true" aria-selected="false" className={styles.none}>
              Nothing found. Try another part of the name.
            </li>
          )}
        </ul>
      </div>
    </Field>
  )
}
