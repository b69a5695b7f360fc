import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { BeneficiariesMachine } from '../../../machines/beneficiaries/machine'
import { given } from '../../../machines/beneficiaries/selectors'
import { leftBy } from '../../../domain/beneficiary/shares'
import { percentText, toPercentNumber } from '../../../domain/values/percentage'
import { PortionBar } from '../../components/data-display/portion-bar'

/** How much of the whole is allocated, and how much is left. */
export const Shares = ({ actor }: { readonly actor: ActorRefFrom<BeneficiariesMachine> }) => {
  const shares = useSelector(actor, given)
  if (shares === undefined) return null
  const left = leftBy([shares])
  return (
    <PortionBar
      percent={toPercentNumber(shares)}
      label={`${percentText(shares)} % shared out`}
      rest={left === 0n ? 'Nothing left' : `${percentText(left)} % left`}
    />
  )
}
