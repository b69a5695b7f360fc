import { Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { HomePageProps } from '../pages/home/home-page'
import { fromAddress } from './paths'

/** Shows the shop above the dashboard home while the address names it; `parts` are those of the home. */
export const whileShopping = (
  Home: ComponentType<HomePageProps>,
  Shop: ComponentType,
  parts: HomePageProps,
) => {
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
  return HomeAndShop
}
