import { useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import { buttonClass, type ButtonAppearance } from './button-appearance'
import { Spinner } from '../loading/spinner'
import styles from './button.module.css'

type Props = ButtonAppearance &
  ComponentPropsWithoutRef<'button'> & {
    /** While busy the button has the same width and name, shows a loader and cannot be pressed. */
    readonly busy?: boolean | undefined
  }

/** A browser takes the focus from a button that is disabled: afterwards the button has it again, if nothing else has. */
const useFocusAfter = (busy: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (busy) hadFocus.current = activeElement === button.current
    else if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true })
  }, [busy])
  return button
}

/** A button. Its type is `button` by default, so that none submits a form by accident. */
export const Button = ({ variant, block, busy = false, disabled, className, children, ...rest }: Props) => (
  <button
    ref={useFocusAfter(busy)}
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
