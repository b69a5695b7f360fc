import { useLayoutEffect, useRef } from 'react'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import styles from './toast.module.css'
import { DEFAULT_TOAST_AUTO_CLOSE_MS, TOAST_QUEUE_LIMIT } from '../../domain/rules/constants'

/** A modal dialog covers the whole page: what must be visible above it has to be re-added to the top layer. */
const useTopLayer = () => {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const raise = () => {
      // Browsers without popovers show the toasts behind a dialog.
      if (layer.current === null || !('showPopover' in layer.current)) return
      if (layer.current.matches(':popover-open')) layer.current.hidePopover()
      layer.current.showPopover()
    }
    raise()
    return toast.onChange(({ status }) => {
      if (status === 'added' && document.querySelector('dialog[open]')) raise()
    })
  }, [])
  return layer
}

/**
 * The region of the toasts: at most three at once, the others wait (requirement ERR-03). It is a live region, so they
 * are announced.
 */
const Toasts = () => (
  <div ref={useTopLayer()} popover="manual" className={styles.layer}>
    <ToastContainer
      position="top-right"
      className={styles.region ?? ''}
      limit={TOAST_QUEUE_LIMIT}
      autoClose={DEFAULT_TOAST_AUTO_CLOSE_MS}
      aria-label="Notifications"
      pauseOnFocusLoss={false}
      closeOnClick
      newestOnTop
    />
  </div>
)
export default Toasts
