import type { ListedPolicy, RenewalPlace } from '../../../domain/policy/policy'
import { idText } from '../../../domain/values/id'
import type { Destination } from '../../../ports/navigation'

/** The shop's form of the same cover, filled in. */
export const renewalPlace = ({ id }: ListedPolicy, { category, product }: RenewalPlace): Destination => ({
  screen: 'shop',
  category: idText(category),
  product: idText(product),
  renews: idText(id),
})
