import { Suspense, use, type ReactNode } from 'react'
import type { Late } from './late'
import { LoadingScreen } from './loading-screen'

type Props<A> = { readonly for: Late<A>; readonly show: (arrived: A) => ReactNode }

const Arrived = <A,>({ for: late, show }: Props<A>) => show(late.now() ?? use(late.loading()))

/** The loading animation until something has arrived; a loading that fails is the error boundary's. */
export const Waiting = <A,>(props: Props<A>) => (
  <Suspense fallback={<LoadingScreen />}>
    <Arrived {...props} />
  </Suspense>
)
