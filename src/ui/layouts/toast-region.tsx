import { lazy, Suspense } from 'react'
import { useSignal, type Signal } from '../components/state/create-signal'

const ToastContainer = lazy(() => import(/* webpackChunkName: "toasts" */ './toast-container'))

/** The region that shows toasts. The library is loaded with the first toast. */
export const ToastRegion = ({ requested }: { readonly requested: Signal<boolean> }) =>
  useSignal(requested) ? (
    <Suspense fallback={null}>
      <ToastContainer />
    </Suspense>
  ) : null
