import { ChevronDown } from 'lucide-react'
import styles from './pagination.module.css'

type Props = {
  readonly sizes: readonly number[]
  readonly value: number
  readonly onChange: (size: number) => void
}

/** A select for the number of rows per page, with the offered sizes. */
export const PageSize = ({ sizes, value, onChange }: Props) => (
  <label className={styles.size}>
    Rows
    <span className={styles.sizeFrame}>
      <select
        aria-label="Rows per page"
        value={String(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={String(size)}>
            {size}
          </option>
        ))}
      </select>
      <ChevronDown size={16} />
    </span>
  </label>
)
