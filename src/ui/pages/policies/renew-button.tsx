import type { Policy, RenewalPlace } from '../../../domain/policy/policy'
import { ButtonLink } from '../../components/buttons/button-link'
import { Link } from '../../session/link'
import { renewalPlace } from './renewal-place'

export const RenewButton = ({ policy, place }: { readonly policy: Policy; readonly place: RenewalPlace }) => (
  <ButtonLink component={Link} variant="primary" to={renewalPlace(policy, place)}>
    Renew
  </ButtonLink>
)
