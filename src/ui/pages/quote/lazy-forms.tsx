import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import { kind } from '../../../machines/quote/selectors'
import { lazyScreen } from '../../components/state/lazy-screen'
import { lazyWithRetry } from '../../components/state/lazy-with-retry'
import { Loading } from './loading'
import type { ShopProps } from './shop-props'

const load = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "quote-forms" */ './quote-forms')).QuoteForms,
)
const QuoteForms = lazyScreen(load)

/** Preloads the forms; if that fails, they are loaded when they are needed. */
export const usePreloadedForms = (): void => {
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
}

/** The form of the requested product. */
export const LazyForms = ({ actor }: ShopProps) => {
  const wanted = useSelector(actor, kind)
  return <Suspense fallback={<Loading actor={actor} />}>{wanted && <QuoteForms actor={actor} kind={wanted} />}</Suspense>
}
