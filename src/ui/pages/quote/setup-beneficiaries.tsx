import { useSelector } from '@xstate/react'
import { Users } from 'lucide-react'
import { idText } from '../../../domain/values/id'
import { category, product } from '../../../machines/quote/selectors'
import { Link } from '../../session/link'
import type { Destination } from '../../../ports/navigation'
import type { ShopProps } from './shop-props'
import styles from './shop.module.css'

/** The address of the beneficiaries, with the way back to this form. */
export const useBeneficiaries = ({ actor }: ShopProps): Destination => {
  const [from, wanted] = [useSelector(actor, category), useSelector(actor, product)]
  return from && wanted
    ? { screen: 'beneficiaries', category: idText(from.id), product: idText(wanted.id) }
    : { screen: 'beneficiaries' }
}

/** The link to the beneficiaries and back; what was typed is preserved. */
export const SetupBeneficiaries = ({ actor }: ShopProps) => (
  <Link className={styles.setup} to={useBeneficiaries({ actor })}>
    <Users size={18} />
    Setup beneficiaries
  </Link>
)
