import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { ErrorBoundary } from '../components/feedback/error-boundary'
import { twice } from '../routes/lazy-screen'
import type { Told } from '../components/state/told'
import { ToastRegion, type Once } from './toast-region'

const WrongConfiguration = lazy(async () => ({
  default: (
    await twice(() => import(/* webpackChunkName: "route-wrong-configuration" */ '../pages/wrong-configuration/wrong-configuration'))
  ).WrongConfiguration,
}))

type Props = {
  readonly toastsWanted: Once
  /** What is wrong with the configuration: said in place of everything, since nothing works then. */
  readonly wrong: Told
  readonly children: ReactNode
}

/** What stays around the first screen and the whole portal alike. */
export const Frame = ({ toastsWanted, wrong, children }: Props) => {
  const complaint = useSyncExternalStore(wrong.watch, wrong.words, wrong.words)
  return (
    <>
      <ErrorBoundary>
        {complaint === undefined ? (
          children
        ) : (
          <Suspense fallback={null}>
            <WrongConfiguration complaint={complaint} />
          </Suspense>
        )}
      </ErrorBoundary>
      <ToastRegion wanted={toastsWanted} />
    </>
  )
}
