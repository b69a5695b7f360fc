import { useForm, useFormState } from 'react-final-form'
import type { MedicalForm } from '../../../../domain/kyc/parts/medical'
import { Checkbox } from '../../../components/fields/checkbox'

/** Answers every question with No; once one is answered otherwise it is not ticked any more. */
export const NoneOfThese = ({ questions }: { readonly questions: readonly string[] }) => {
  const form = useForm<MedicalForm>()
  const { values } = useFormState<MedicalForm>({ subscription: { values: true } })
  return (
    <Checkbox
      label="None of these"
      name="none"
      hint="Answers every question with No."
      value={questions.length > 0 && questions.every((_, index) => values.answers[index] === 'No')}
      onChange={(isNone) => {
        form.change(
          'answers',
          questions.map(() => (isNone ? 'No' : '')),
        )
      }}
    />
  )
}
