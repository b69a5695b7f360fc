import type { BvnForm } from '../../../../domain/kyc/parts/bvn'
import { bvnHint } from '../../../../domain/kyc/coaching'
import { BoundTextField } from '../../../form/fields'
import { useFieldText } from '../../../form/use-field-text'
import { StepForm, type StepProps } from './step-form'

const BvnNumber = () => {
  const { text, tone } = bvnHint(useFieldText<BvnForm>('bvn'))
  return (
    <BoundTextField<BvnForm>
      name="bvn"
      label="BVN number"
      inputMode="numeric"
      autoComplete="off"
      hint={text}
      hintTone={tone}
    />
  )
}

/** The number is never stored on the device. */
export const BvnStep = ({ actor }: StepProps) => (
  <StepForm
    actor={actor}
    part="bvn"
    lead="Your Bank Verification Number confirms that you are who you say you are. It does not give anyone access to your account."
  >
    <BvnNumber />
  </StepForm>
)
