import { useState } from 'react'
import { masked } from '../../../domain/values/shown'
import { VisuallyHidden } from '../../components/page/visually-hidden'
import styles from './record-view.module.css'

type Props = { readonly label: string; readonly value: string }

const Masked = ({ value }: { readonly value: string }) => {
  const { hidden, end } = masked(value)
  return (
    <>
      <span aria-hidden="true">{'•'.repeat(hidden)}</span>
      <VisuallyHidden>{end === '' ? 'hidden' : 'ends in '}</VisuallyHidden>
      <span>{end}</span>
    </>
  )
}

/** A value that is masked but for its end, with a button to show and hide it. */
export const MaskedValue = ({ label, value }: Props) => {
  const [isShown, setShown] = useState(false)
  return (
    <span className={styles.masked}>
      <span className={styles.digits}>{isShown ? value : <Masked value={value} />}</span>
      <button
        type="button"
        className={styles.show}
        aria-label={`${isShown ? 'Hide' : 'Show'} ${label}`}
        onClick={() => {
          setShown(!isShown)
        }}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </span>
  )
}
