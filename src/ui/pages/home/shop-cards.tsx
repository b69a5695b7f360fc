import { Car, ChartNoAxesColumn, Heart } from 'lucide-react'
import { useGo } from '../../session/link'
import { ActionCard } from '../../components/buttons/action-card'
import styles from './home-page.module.css'

/** The three links into the shop. */
export const ShopCards = () => {
  const go = useGo()
  const openShop = () => {
    go({ screen: 'shop' })
  }
  return (
    <div className={styles.cards}>
      <ActionCard
        title="Buy Insurance"
        text="Protect your assets from unplanned incidents: car, home and trips."
        icon={<Car size={24} />}
        onClick={openShop}
      />
      <ActionCard
        title="Invest"
        text="Put something aside and protect your assets from unplanned incidents."
        icon={<ChartNoAxesColumn size={24} />}
        tone="warning"
        onClick={openShop}
      />
      <ActionCard
        title="Health Insurance"
        text="Protect your family and your assets from unplanned incidents."
        icon={<Heart size={24} />}
        tone="danger"
        onClick={openShop}
      />
    </div>
  )
}
