import { useSelector } from '@xstate/react'
import { LockKeyhole } from 'lucide-react'
import { answerField, type MedicalForm } from '../../../../domain/kyc/parts/medical'
import { questions } from '../../../../machines/kyc/selectors'
import { BoundRadioGroup } from '../../../form/more-fields'
import { StepForm, type StepProps } from './step-form'
import { NoneOfThese } from './none-of-these'
import styles from './step.module.css'

const options = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
]

/** The answers are never stored on the device. */
export const MedicalStep = ({ actor }: StepProps) => {
  const asked = useSelector(actor, questions)
  return (
    <StepForm
      actor={actor}
      part="medical"
      title="Select the following based on which is applicable"
      lead="Have you contacted any of the diseases below?"
    >
      <p className={styles.private}>
        <LockKeyhole size={18} />
        Your answers are not kept on this phone or computer until you press Continue.
      </p>
      <NoneOfThese questions={asked} />
      {asked.map((question, index) => (
        <BoundRadioGroup<MedicalForm> key={question} name={answerField(index)} label={question} options={options} />
      ))}
    </StepForm>
  )
}
