import { Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { fromAddress } from './paths'

/** Shows the shop above the dashboard home while the address names it. */
export const whileShopping = (Home: ComponentType, Shop: ComponentType) => {
  const HomeAndShop = () => {
    const shopping = fromAddress(useLocation())?.screen === 'shop'
    return (
      <>
        <Home />
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
