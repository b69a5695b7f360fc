import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { classNames } from '../styles/class-names'
import { shownHint, type FieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import styles from './field.module.css'

type Props = { readonly ids: FieldIds } & Pick<FieldProps<unknown>, 'error' | 'hint' | 'hintTone'>

/** The error or the hint below a control; an example stays below the error. */
export const FieldNotes = ({ ids, error, hintTone = 'muted', ...props }: Props) => {
  const hint = shownHint({ error, hintTone, ...props })
  return (
    <>
      {error && (
        <p id={ids.error} className={classNames(styles.note, styles.error)}>
          {error}
        </p>
      )}
      {hint && (
        <p key={hint} id={ids.hint} className={classNames(styles.note, styles[hintTone])}>
          {hintTone === 'good' && <ShieldCheck size={16} />}
          {hintTone === 'warning' && <TriangleAlert size={16} />}
          {hint}
        </p>
      )}
    </>
  )
}
