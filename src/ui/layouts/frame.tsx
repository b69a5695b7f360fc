import { Suspense, type ReactNode } from 'react'
import { ConnectionStrip } from '../components/feedback/connection-strip'
import { ErrorBoundary } from '../components/feedback/error-boundary'
import { useSignal, type Signal } from '../components/state/create-signal'
import { lazyScreen } from '../components/state/lazy-screen'
import { ToastRegion, type ToastState } from './toasts/toast-region'

const WrongConfiguration = lazyScreen(
  async () =>
    (
      await import(
        /* webpackChunkName: "route-wrong-configuration" */ '../pages/wrong-configuration/wrong-configuration'
      )
    ).WrongConfiguration,
)

type Props = {
  readonly toasts: Signal<ToastState>
  /** The configuration's errors. They are shown instead of everything else, since no call works then. */
  readonly configurationError: Signal<string | undefined>
  readonly children: ReactNode
}

/** What surrounds both the first screen and the whole portal. */
export const Frame = ({ toasts, configurationError, children }: Props) => {
  const error = useSignal(configurationError)
  return (
    <>
      <ErrorBoundary>
        {error === undefined ? (
          children
        ) : (
          <Suspense fallback={null}>
            <WrongConfiguration error={error} />
          </Suspense>
        )}
      </ErrorBoundary>
      <ConnectionStrip />
      <ToastRegion state={toasts} />
    </>
  )
}
