import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { LazyScreen } from '../components/state/lazy-screen'
import type { HomeCoverProps } from '../pages/home/home-cover'
import type { HomePageProps } from '../pages/home/home-page'
import { fromAddress } from './paths'

type Parts = Pick<HomePageProps, 'Fixes'> & { readonly Cover: LazyScreen<HomeCoverProps> }

/** Shows the shop above the dashboard home while the address names it; `parts` are those of the home. */
export const whileShopping = (Home: LazyScreen<HomePageProps>, Shop: LazyScreen, parts: Parts): LazyScreen => {
  const HomeAndShop = () => {
    const shopping = fromAddress(useLocation())?.screen === 'shop'
    return (
      <>
        <Home {...parts} />
        {shopping && (
          <Suspense fallback={null}>
            <Shop />
          </Suspense>
        )}
      </>
    )
  }
  return Object.assign(HomeAndShop, {
    load: (path: string) => {
      const shopping = fromAddress(new URL(path, window.location.origin))?.screen === 'shop'
      // Not what a review rejected: most customers have nothing to fix.
      for (const screen of [Home, parts.Cover, ...(shopping ? [Shop] : [])]) screen.load(path)
    },
  })
}
