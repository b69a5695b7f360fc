import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { classNames } from '../styles/class-names'
import { useFieldIds } from './field-ids'
import { FieldNotes } from './field-notes'
import field from './field.module.css'
import { VisuallyHidden } from '../page/visually-hidden'
import styles from './search-field.module.css'

type Props = {
  /** The accessible name; visually the placeholder replaces it. */
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (text: string) => void
  readonly onEnter: () => void
  readonly ref?: Ref<HTMLInputElement>
}

export const SearchField = ({ label, placeholder, value, error, onChange, onEnter, ref }: Props) => {
  const ids = useFieldIds({ error })
  return (
    <form
      role="search"
      className={styles.frame}
      onSubmit={(event) => {
        event.preventDefault()
        onEnter()
      }}
    >
      <label className={styles.label}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Search className={styles.icon} size={18} />
        <input
          ref={ref}
          type="search"
          name="search"
          className={classNames(field.control, styles.input)}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          {...ids.aria}
          id={ids.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <div aria-live="polite">
        <FieldNotes ids={ids} error={error} />
      </div>
    </form>
  )
}
