import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { healthMessages } from '../../../domain/quote/messages'
import { gate, errors, type Gate } from '../../../machines/quote/selectors'
import { Link } from '../../session/link'
import { Banner } from '../../components/feedback/banner'
import { ButtonLink } from '../../components/buttons/button-link'
import { Spinner } from '../../components/loading/spinner'
import { useBeneficiaries } from './setup-beneficiaries'
import { TryAgain } from './try-again'
import type { ShopProps } from './shop-props'

const Checking = () => (
  <Banner tone="info" icon={<Spinner />}>
    {healthMessages.checking}
  </Banner>
)

const Without = ({ actor }: ShopProps) => (
  <Banner
    tone="warning"
    action={
      <ButtonLink component={Link} to={useBeneficiaries({ actor })} variant="secondary">
        Setup beneficiaries
      </ButtonLink>
    }
  >
    {healthMessages.withoutBeneficiaries}
  </Banner>
)

const Unknown = ({ actor }: ShopProps) => (
  <Banner tone="danger" action={<TryAgain actor={actor} />}>
    {`${healthMessages.unknown} ${useSelector(actor, errors).failure?.message ?? ''}`}
  </Banner>
)

/** Why a health quote cannot be requested yet; empty once it can. */
export const HealthGate = ({ actor }: ShopProps) => {
  const notices: Readonly<Record<Gate, ReactNode>> = {
    open: null,
    loading: <Checking />,
    none: <Without actor={actor} />,
    unknown: <Unknown actor={actor} />,
  }
  return notices[useSelector(actor, gate)]
}
