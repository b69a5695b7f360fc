import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'react-final-form'
import { BoundCodeInput } from '../../../src/ui/form/bound-code-input'
import { BoundPasswordField, BoundTextField } from '../../../src/ui/form/fields'
import { BoundCheckbox, BoundFileField, BoundRadioGroup } from '../../../src/ui/form/more-fields'
import { BoundPhoneField } from '../../../src/ui/form/phone-field'
import { useFieldText } from '../../../src/ui/form/use-field-text'

type Values = {
  readonly surname: string
  readonly commercial: boolean
  readonly answers: readonly string[]
  readonly file: { readonly name: string } | undefined
}

const options = [{ value: 'Yes', label: 'Yes' }]

/** Never rendered: the linter checks that each of these compiles. */
export const known = () => [
  <BoundTextField<Values> key={1} name="surname" label="Surname" />,
  <BoundCheckbox<Values> key={2} name="commercial" label="Commercial" />,
  <BoundRadioGroup<Values> key={3} name="answers[0]" label="Malaria?" options={options} />,
  <BoundFileField<Values> key={4} name="file" label="File" />,
  <BoundCodeInput<Values> key={5} names={['surname']} label="Code" />,
]

/** Never rendered either: the linter checks that none of these compiles. */
export const unknown = () => [
  // @ts-expect-error -- a name that is no field of the form
  <BoundTextField<Values> key={1} name="surnmae" label="Surname" />,
  // @ts-expect-error -- a field without the type of its form
  <BoundTextField key={2} name="surname" label="Surname" />,
  // @ts-expect-error -- text in a field that is true or false
  <BoundTextField<Values> key={3} name="commercial" label="Commercial" />,
  // @ts-expect-error -- true or false in a field of text
  <BoundCheckbox<Values> key={4} name="surname" label="Surname" />,
  // @ts-expect-error -- text in a field that holds a file
  <BoundPasswordField<Values> key={5} name="file" label="File" />,
  // @ts-expect-error -- a list as a whole
  <BoundRadioGroup<Values> key={6} name="answers" label="Malaria?" options={options} />,
  // @ts-expect-error -- an item of what is no list
  <BoundRadioGroup<Values> key={7} name="surname[0]" label="Malaria?" options={options} />,
  // @ts-expect-error -- a phone number in an unknown field
  <BoundPhoneField<Values> key={8} name="phone" label="Phone" />,
  // @ts-expect-error -- a phone number without the type of its form
  <BoundPhoneField key={9} name="surname" label="Phone" />,
  // @ts-expect-error -- a code of which one input is no field
  <BoundCodeInput<Values> key={10} names={['surname', 'digit2']} label="Code" />,
]

const Typed = () => {
  // @ts-expect-error -- the text of a field that the form does not have
  useFieldText<Values>('surnmae')
  return <output>{useFieldText<Values>('surname')}</output>
}

describe('a field bound to its form', () => {
  test('shows the value of the form and changes it', async () => {
    const user = userEvent.setup()
    const initial: Values = { surname: 'Lovelace', commercial: false, answers: [], file: undefined }
    render(
      <Form<Values> onSubmit={() => undefined} initialValues={initial}>
        {() => (
          <>
            <BoundTextField<Values> name="surname" label="Surname" />
            <BoundRadioGroup<Values> name="answers[0]" label="Malaria?" options={options} />
            <Typed />
          </>
        )}
      </Form>,
    )
    await user.type(screen.getByLabelText('Surname'), '!')
    expect(screen.getByLabelText('Surname')).toHaveValue('Lovelace!')
    expect(screen.getByRole('status')).toHaveTextContent('Lovelace!')
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
  })

  test('for a phone number says what the number looks like, from its first digits', async () => {
    render(
      <Form<Values> onSubmit={() => undefined} initialValues={{ surname: '' }}>
        {() => <BoundPhoneField<Values> name="surname" label="Phone" />}
      </Form>,
    )
    const field = screen.getByLabelText('Phone')
    expect(field).toHaveAccessibleDescription('Like 0803 123 4567, or with its country code: +234 803 123 4567')
    await userEvent.type(field, '08031234567')
    expect(await screen.findByText('This looks like a mobile number')).toBeInTheDocument()
    expect(field).toHaveAccessibleDescription('This looks like a mobile number')
    expect(field).toBeValid()
    await userEvent.type(field, '889988')
    expect(field).toHaveAccessibleDescription('This has too many digits for a mobile number. Please check it.')
  })
})
