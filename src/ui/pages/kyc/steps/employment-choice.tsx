import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { unknownCustomer } from '../../../../domain/customer/customer'
import type { Employer } from '../../../../domain/kyc/parts/employer'
import { changeEmployment, employmentOf, employments, type Employment } from '../../../../domain/kyc/parts/employment'
import { loggedInCustomer } from '../../../../machines/session/selectors'
import { RadioGroup } from '../../../components/fields/radio-group'
import { useSession } from '../../../session/session-context'

const options = employments.map((employment) => ({ value: employment, label: employment }))

const UNCHOSEN = 'Self-employed or not working? Choose it, and what does not apply to you is filled in.'

const hints: Readonly<Record<Employment, string | undefined>> = {
  Employed: undefined,
  'Self-employed': 'Your name and phone number are filled in. Add your business, and its tax number or your own.',
  'Not working': 'What does not apply is filled in with “None”.',
}

/** How the customer earns a living, which fills in the employer's fields that do not apply. */
export const EmploymentChoice = () => {
  const customer = useSelector(useSession(), loggedInCustomer) ?? unknownCustomer
  const form = useForm<Employer>()
  const [chosen, setChosen] = useState(() => employmentOf(form.getState().values, customer))
  const choose = (employment: Employment) => {
    const changed = changeEmployment(form.getState().values, customer, { from: chosen, to: employment })
    form.batch(() => {
      for (const [field, value] of Object.entries(changed)) form.change(field as keyof Employer, value)
    })
    setChosen(employment)
  }
  return (
    <RadioGroup
      label="Your work"
      name="employment"
      options={options}
      value={chosen ?? ''}
      hint={chosen ? hints[chosen] : UNCHOSEN}
      onChange={(value) => {
        const employment = employments.find((one) => one === value)
        if (employment) choose(employment)
      }}
    />
  )
}
