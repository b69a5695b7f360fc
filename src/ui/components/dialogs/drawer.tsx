import { useId, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../buttons/icon-button'
import { useModalDialog } from './use-modal-dialog'
import styles from './drawer.module.css'

type Props = {
  readonly title: string
  readonly closeLabel?: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel of four fifths of the width that slides in from the left, above the page, open while it is rendered. */
export const Drawer = ({ title, closeLabel = 'Close menu', onClose, children }: Props) => {
  const titleId = useId()
  const { first, dialogProps } = useModalDialog(onClose)
  return (
    <dialog {...dialogProps} className={styles.drawer} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 ref={first} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X size={24} />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
