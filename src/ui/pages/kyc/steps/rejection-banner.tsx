import { useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { KycMachine } from '../../../../machines/kyc/machine'
import { rejection } from '../../../../machines/kyc/selectors'
import { Banner } from '../../../components/feedback/banner'

/** Says that a review rejected the step's section, and why; nothing otherwise. */
export const RejectionBanner = ({ actor }: { readonly actor: ActorRefFrom<KycMachine> }) => {
  const rejected = useSelector(actor, rejection)
  if (rejected === undefined) return null
  return (
    <Banner tone="danger" icon={<CircleAlert size={20} />}>
      {rejected.reason === undefined
        ? 'This part was not accepted. Please check it and send it again.'
        : `This part was not accepted: ${rejected.reason}`}
    </Banner>
  )
}
