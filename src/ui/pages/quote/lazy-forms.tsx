import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import { kind, product } from '../../../machines/quote/selectors'
import { lazyScreen } from '../../components/state/lazy-screen'
import { lazyWithRetry } from '../../components/state/lazy-with-retry'
import { hasFacts } from '../../../domain/catalogue/catalogue'
import { Loading } from './loading'
import type { ShopProps } from './shop-props'
import { WhatYouGet } from './what-you-get'
import styles from './shop.module.css'

const load = lazyWithRetry(async () => (await import(/* webpackChunkName: "quote-forms" */ './quote-forms')).QuoteForms)
const QuoteForms = lazyScreen(load)

/** Preloads the forms; if that fails, they are loaded when they are needed. */
export const usePreloadedForms = (): void => {
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
}

/** The form of the requested product, and what it covers. */
export const LazyForms = ({ actor }: ShopProps) => {
  const wanted = useSelector(actor, kind)
  const facts = useSelector(actor, product)
  return (
    <Suspense fallback={<Loading actor={actor} />}>
      <div className={styles.layout}>
        {facts && hasFacts(facts) && <WhatYouGet facts={facts} />}
        {wanted && <QuoteForms actor={actor} kind={wanted} />}
      </div>
    </Suspense>
  )
}
