import { useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'
import { rejection } from '../../../machines/kyc/selectors'
import { Banner } from '../../components/feedback/banner'
import type { StepProps } from './step-form'

/** Says that a review rejected the step's section, and why; nothing otherwise. */
export const RejectionBanner = ({ actor }: StepProps) => {
  const rejected = useSelector(actor, rejection)
  if (rejected === undefined) return null
  return (
    <Banner tone="danger" icon={<CircleAlert size={20} aria-hidden="true" />}>
      {rejected.reason === undefined
        ? 'This part was not accepted. Please check it and send it again.'
        : `This part was not accepted: ${rejected.reason}`}
    </Banner>
  )
}
