import type { ComponentType } from 'react'
import type { Notice } from '../../../ports/notifications'
import { useSignal, type Signal } from '../../components/state/create-signal'
import styles from './toast-region.module.css'

/** The toasts' container, once its chunk has been loaded, and the notices that wait for it. */
export type ToastState = { readonly Toasts?: ComponentType; readonly waiting: readonly Notice[] }

export const noToasts: ToastState = { waiting: [] }

/** The region that shows toasts, or their words while the library is not there. */
export const ToastRegion = ({ state }: { readonly state: Signal<ToastState> }) => {
  const { Toasts, waiting } = useSignal(state)
  return (
    <>
      <div aria-live="polite" className={styles.waiting}>
        {waiting.map(({ kind, text, repeated }, index) => (
          <p key={index} data-mark={kind === 'default' ? undefined : kind} aria-hidden={repeated}>
            {text}
          </p>
        ))}
      </div>
      {Toasts && <Toasts />}
    </>
  )
}
