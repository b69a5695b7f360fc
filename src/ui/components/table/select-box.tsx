import { useEffect, useRef } from 'react'
import styles from './table.module.css'

type Props = {
  readonly label: string
  readonly checked: boolean
  /** Some but not all of its rows are selected. */
  readonly mixed?: boolean
  readonly onChange: (checked: boolean) => void
}

/** The checkbox of a row, or of all rows. */
export const SelectBox = ({ label, checked, mixed = false, onChange }: Props) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={styles.select}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
