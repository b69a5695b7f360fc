import { Car, ChartNoAxesColumn, Heart } from 'lucide-react'
import { ActionCard } from '../../components/buttons/action-card'
import { useGo } from '../../session/link'
import styles from './home-page.module.css'

const cards = [
  {
    kind: 'motor',
    title: 'Buy Insurance',
    text: 'Protect your assets from unplanned incidents: car, home and trips.',
    icon: <Car size={24} />,
  },
  {
    kind: 'savings',
    title: 'Invest',
    text: 'Put something aside and protect your assets from unplanned incidents.',
    icon: <ChartNoAxesColumn size={24} />,
  },
  {
    kind: 'health',
    title: 'Health Insurance',
    text: 'Protect your family and your assets from unplanned incidents.',
    icon: <Heart size={24} />,
  },
] as const

/** The three links into the shop. */
export const ShopCards = () => {
  const go = useGo()
  return (
    <div className={styles.cards}>
      {cards.map(({ kind, ...card }) => (
        <div key={kind} data-kind={kind}>
          <ActionCard
            {...card}
            tone="kind"
            onClick={() => {
              go({ screen: 'shop' })
            }}
          />
        </div>
      ))}
    </div>
  )
}
