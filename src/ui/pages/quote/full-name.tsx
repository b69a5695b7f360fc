import type { HealthForm } from '../../../domain/quote/health'
import { whoIsCovered } from '../../../domain/quote/messages'
import { BoundTextField } from '../../form/fields'

/** The name of whoever is covered, which is the signature of every quote but the motor one. */
export const FullName = () => (
  <BoundTextField<HealthForm> name="signature" label="Full name" hint={whoIsCovered} autoComplete="name" />
)
