import type { HealthForm } from '../../../domain/quote/health'
import { BoundTextField } from '../../form/fields'

/** The customer's full name, which is the signature of every quote but the motor one. */
export const FullName = () => <BoundTextField<HealthForm> name="signature" label="Full name" autoComplete="name" />
