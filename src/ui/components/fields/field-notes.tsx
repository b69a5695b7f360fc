import { CircleAlert, ShieldCheck, TriangleAlert } from 'lucide-react'
import { classNames } from '../styles/class-names'
import type { FieldIds } from './field-ids'
import type { FieldProps } from './field-props'
import styles from './field.module.css'

type Props = { readonly ids: FieldIds } & Pick<FieldProps<unknown>, 'error' | 'hint' | 'hintTone'>

/** The error and the hint below a control, in this order. */
export const FieldNotes = ({ ids, error, hint, hintTone = 'muted' }: Props) => (
  <>
    {error && (
      <p id={ids.error} className={classNames(styles.note, styles.error)}>
        <CircleAlert size={16} aria-hidden="true" />
        {error}
      </p>
    )}
    {hint && (
      <p id={ids.hint} className={classNames(styles.note, styles[hintTone])}>
        {hintTone === 'good' && <ShieldCheck size={16} aria-hidden="true" />}
        {hintTone === 'warning' && <TriangleAlert size={16} aria-hidden="true" />}
        {hint}
      </p>
    )}
  </>
)
