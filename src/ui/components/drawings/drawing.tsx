import { classNames } from '../styles/class-names'
import styles from './drawing.module.css'

/** A drawing of two colours, which decorates a text: the class names its file as `--drawing`. */
export const Drawing = ({ className }: { readonly className: string | undefined }) => (
  <span className={classNames(styles.drawing, className)} aria-hidden="true" />
)
