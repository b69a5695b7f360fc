import { mandateStatus, type Mandate } from '../../../domain/mandate/mandate'
import { Badge } from '../../components/data-display/badge'

const tones = { Active: 'success', Inactive: 'danger', '-': 'neutral' } as const

/** `Active` in green, `Inactive` in red. */
export const MandateStatus = ({ mandate }: { readonly mandate: Mandate }) => {
  const status = mandateStatus(mandate)
  return <Badge tone={tones[status]}>{status}</Badge>
}
