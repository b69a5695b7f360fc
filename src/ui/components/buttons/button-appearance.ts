import { classNames } from '../styles/class-names'
import styles from './button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The props that a button and a link that looks like one share. */
export type ButtonAppearance = {
  readonly variant?: ButtonVariant | undefined
  /** Takes the whole width. */
  readonly block?: boolean | undefined
}

/** The class names of a button's appearance. */
export const buttonClass = (
  { variant = 'primary', block = false }: ButtonAppearance,
  ...more: readonly (string | undefined)[]
): string => classNames(styles.button, styles[variant], block && styles.block, ...more)
