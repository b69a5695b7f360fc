import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { classNames } from '../styles/class-names'
import field from './field.module.css'
import { VisuallyHidden } from '../page/visually-hidden'
import styles from './search-field.module.css'

type Props = {
  /** The accessible name; visually the placeholder replaces it. */
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly maxLength?: number
  readonly onChange: (text: string) => void
  /** Called on Enter. */
  readonly onEnter: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A search field. */
export const SearchField = ({ label, placeholder, value, maxLength, onChange, onEnter, ref }: Props) => (
  <form
    role="search"
    className={styles.frame}
    onSubmit={(event) => {
      event.preventDefault()
      onEnter()
    }}
  >
    <label>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Search className={styles.icon} size={18} aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        name="search"
        className={classNames(field.control, styles.input)}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  </form>
)
