import { Suspense, use, useMemo, type ReactNode } from 'react'
import type { Late } from './late'
import { LoadingScreen } from '../feedback/loading-screen'

type Props<A> = { readonly for: Late<A>; readonly show: (arrived: A) => ReactNode }

const Arriving = <A,>({ for: late, show }: Props<A>) => show(use(late.loading()))

/**
 * The loading animation until something has arrived; a loading that fails is the error boundary's. What was there from
 * the beginning is shown with the first render; what was not is waited for in every one, as React wants it.
 */
export const Waiting = <A,>(props: Props<A>) => {
  const { for: late, show } = props
  const there = useMemo(() => late.now(), [late])
  return <Suspense fallback={<LoadingScreen />}>{there === undefined ? <Arriving {...props} /> : show(there)}</Suspense>
}
