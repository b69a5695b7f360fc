import type { ComponentPropsWithRef } from 'react'
import { buttonClass, type ButtonAppearance } from './button-appearance'
import { Spinner } from '../feedback/spinner'
import styles from './button.module.css'

type Props = ButtonAppearance &
  ComponentPropsWithRef<'button'> & {
    /**
     * While busy the button has the same width and name, shows a loader and cannot be pressed (requirement FORM-04).
     */
    readonly busy?: boolean | undefined
  }

/** A button. Its type is `button` by default, so that none submits a form by accident. */
export const Button = ({ variant, block, busy = false, disabled, className, children, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    disabled={busy || disabled}
    aria-busy={busy || undefined}
    className={buttonClass({ variant, block }, busy ? styles.busy : undefined, className)}
  >
    <span className={styles.label}>{children}</span>
    {busy && (
      <span className={styles.loader}>
        <Spinner />
      </span>
    )}
  </button>
)
