import { Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { LazyScreen } from '../components/state/lazy-screen'
import type { HomePageProps } from '../pages/home/home-page'
import { fromAddress } from './paths'

type Loadable<C> = C extends ComponentType<infer Props extends object> ? LazyScreen<Props> : never
type Parts = { readonly [Name in keyof HomePageProps]: Loadable<HomePageProps[Name]> }

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
      for (const screen of [Home, ...Object.values(parts), ...(shopping ? [Shop] : [])]) screen.load(path)
    },
  })
}
