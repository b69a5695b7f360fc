import { useSelector } from '@xstate/react'
import { Users } from 'lucide-react'
import { idText } from '../../../domain/values/id'
import { category, product } from '../../../machines/quote/selectors'
import { Link } from '../../session/link'
import { toPath } from '../../routes/paths'
import type { ShopProps } from './shop-props'
import styles from './shop.module.css'

/** The address of the beneficiaries that leads back to this form. */
export const useBeneficiariesPath = ({ actor }: ShopProps): string => {
  const [from, wanted] = [useSelector(actor, category), useSelector(actor, product)]
  return from && wanted
    ? toPath({ screen: 'beneficiaries', category: idText(from.id), product: idText(wanted.id) })
    : toPath({ screen: 'beneficiaries' })
}

/** The way to the beneficiaries and back (requirement BUY-04); what was typed stays. */
export const SetupBeneficiaries = ({ actor }: ShopProps) => (
  <Link className={styles.setup} to={useBeneficiariesPath({ actor })}>
    <Users size={18} aria-hidden="true" />
    Setup beneficiaries
  </Link>
)
