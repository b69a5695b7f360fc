import type { ListedPolicy } from '../../../domain/policy/policy'
import { ButtonLink } from '../../components/buttons/button-link'
import { Banner } from '../../components/feedback/banner'
import { Link } from '../../session/link'

type Props = { readonly policy: Pick<ListedPolicy, 'suspendedOn'> }

/** Why a suspended policy covers nothing now, and where what is owed is paid. */
export const SuspendedNotice = ({ policy: { suspendedOn } }: Props) =>
  suspendedOn === undefined ? null : (
    <Banner
      tone="danger"
      action={
        <ButtonLink component={Link} variant="secondary" to={{ screen: 'mandates' }}>
          See what is owed
        </ButtonLink>
      }
    >
      Debits have failed, so nothing is covered now. It is covered again when you have paid what is owed.
    </Banner>
  )
