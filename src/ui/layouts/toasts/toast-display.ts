import type { Notice } from '../../../ports/notifications'
import type { Signal } from '../../components/state/create-signal'
import type { ToastState } from './toast-region'

/** How notifications reach the region: by the chunk of the toasts, which has its container, or as notices that wait for it. */
export const toastDisplay = (region: Signal<ToastState>) => ({
  load: async () => {
    const { Toasts, toast, unannounced } = await import(/* webpackChunkName: "toasts" */ './toast-container')
    region.set({ ...region.get(), Toasts })
    return { toast, unannounced }
  },
  showWaiting: (waiting: readonly Notice[]) => {
    region.set({ ...region.get(), waiting })
  },
})
