import type { ReactNode } from 'react'
import type { FieldIds } from './field-ids'
import { FieldNotes } from './field-notes'
import type { FieldProps } from './field-props'
import styles from './field.module.css'

type Props = { readonly ids: FieldIds; readonly children: ReactNode } & Pick<
  FieldProps<unknown>,
  'label' | 'error' | 'hint' | 'hintTone'
>

/** The frame of a field: a label above the control, notes below it. */
export const Field = ({ ids, label, error, hint, hintTone, children }: Props) => (
  <div className={styles.field}>
    <label id={ids.label} htmlFor={ids.control} className={styles.label}>
      {label}
    </label>
    {children}
    <FieldNotes ids={ids} error={error} hint={hint} hintTone={hintTone} />
  </div>
)
