import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ArrowLeft, X } from 'lucide-react'
import { classNames } from '../styles/class-names'
import { ConnectionStrip } from '../feedback/connection-strip'
import { IconButton } from '../buttons/icon-button'
import { ActionBar } from '../page/action-bar'
import { useDialogTitle } from '../page/use-screen'
import { useModalDialog } from './use-modal-dialog'
import styles from './modal.module.css'

type Props = {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly size?: 'medium' | 'large' | undefined
  /** Buttons that stay visible while the content scrolls. */
  readonly actions?: ReactNode
  /** One step back within the dialog, where there is one. */
  readonly back?: { readonly onClick: () => void; readonly disabled: boolean } | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A dialog above the page, open while it is rendered. It closes by its button, Escape or the backdrop. A new title is a
 * new page of the dialog: its heading gets the focus.
 */
export const Modal = ({ title, subtitle, size = 'medium', actions, back, onClose, children }: Props) => {
  const titleId = useId()
  const { first, dialogProps } = useModalDialog(onClose)
  const announced = useRef(title)
  useDialogTitle(title)
  useEffect(() => {
    if (announced.current !== title) first.current?.focus()
    announced.current = title
  }, [first, title])
  return (
    <dialog
      {...dialogProps}
      className={classNames(styles.modal, size === 'large' && styles.large, Boolean(actions) && styles.withActions)}
      aria-labelledby={titleId}
    >
      <header className={styles.head}>
        {back && <IconButton {...back} className={styles.back} label="Back" icon={<ArrowLeft size={24} />} />}
        <div className={styles.titles}>
          <h2 ref={first} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <IconButton className={styles.close} label="Close" icon={<X size={24} />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      <div className={styles.end}>
        <ConnectionStrip className={styles.connection} />
        {actions && <ActionBar>{actions}</ActionBar>}
      </div>
    </dialog>
  )
}
