import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cloneElement, useState, type ReactElement } from 'react'
import { Checkbox } from '../../../../src/ui/components/fields/checkbox'
import { DateField } from '../../../../src/ui/components/fields/date-field'
import { FileField } from '../../../../src/ui/components/fields/file-field'
import { MoneyField } from '../../../../src/ui/components/fields/money-field'
import { PasswordField } from '../../../../src/ui/components/fields/password-field'
import { RadioGroup } from '../../../../src/ui/components/fields/radio-group'
import { SelectField } from '../../../../src/ui/components/fields/select-field'
import { TextAreaField } from '../../../../src/ui/components/fields/text-area-field'
import { TextField } from '../../../../src/ui/components/fields/text-field'
import { TimeField } from '../../../../src/ui/components/fields/time-field'
import { keyboardOf } from '../../../support/keyboard'

const ignore = () => undefined
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
const common = {
  label: 'Field',
  name: 'field',
  error: 'It is wrong',
  hint: 'Like this',
  hintTone: 'muted',
  required: true,
} as const

const fields: readonly [string, ReactElement<{ hintTone?: string; error?: string | undefined }>][] = [
  ['TextField', <TextField {...common} value="" onChange={ignore} />],
  ['TextAreaField', <TextAreaField {...common} value="" onChange={ignore} />],
  ['PasswordField', <PasswordField {...common} value="" onChange={ignore} autoComplete="new-password" />],
  ['MoneyField', <MoneyField {...common} value="" onChange={ignore} />],
  ['SelectField', <SelectField {...common} value="" onChange={ignore} options={options} placeholder="Choose" />],
  ['DateField', <DateField {...common} value="" onChange={ignore} />],
  ['TimeField', <TimeField {...common} value="" onChange={ignore} />],
  ['FileField', <FileField {...common} value={undefined} onChange={ignore} />],
  ['Checkbox', <Checkbox {...common} value={false} onChange={ignore} />],
]

describe.each(fields)('%s', (_, field) => {
  it('[TAP-10: one message] [FORM-03] associates its label and its error or its hint with the control', () => {
    const { rerender } = render(field)
    const control = screen.getByLabelText('Field')
    expect(control).toHaveAccessibleDescription('It is wrong')
    expect(control).toBeInvalid()
    expect(control).toHaveAttribute('aria-required', 'true')
    rerender(cloneElement(field, { hintTone: 'example' }))
    expect(control).toHaveAccessibleDescription('It is wrong Like this')
    rerender(cloneElement(field, { error: undefined }))
    expect(control).toHaveAccessibleDescription('Like this')
    expect(control).toBeValid()
  })
})

type Entered = { readonly onFocus?: () => void; readonly onBlur?: () => void; readonly disabled?: boolean }

const group = <RadioGroup label="Field" name="field" value="" onChange={ignore} options={options} />
const all: readonly [string, ReactElement<Entered>][] = [...fields, ['RadioGroup', group]]

it('each brings its keyboard or its picker: digits for money and dates, for passwords one that changes nothing', () => {
  const keyboards = fields.map(([name, field]): [string, string] => {
    const { container, unmount } = render(field)
    const keyboard = keyboardOf(container.querySelector('input, select, textarea')!)
    unmount()
    return [name, keyboard]
  })
  expect(keyboards.filter(([, keyboard]) => keyboard !== '')).toEqual([
    ['PasswordField', 'password none false'],
    ['MoneyField', 'decimal'],
    ['DateField', 'numeric'],
    ['TimeField', 'time'],
    ['FileField', 'file'],
    ['Checkbox', 'checkbox'],
  ])
})

it.each(all)('%s says when it is entered and left', async (_, field) => {
  const heard: string[] = []
  render(cloneElement(field, { onFocus: () => heard.push('entered'), onBlur: () => heard.push('left') }))
  await userEvent.tab()
  await userEvent.tab()
  expect(heard).toEqual(['entered', 'left'])
})

it.each(all)('%s can be disabled', (_, field) => {
  const { container } = render(cloneElement(field, { disabled: true }))
  expect(container.querySelector('input, select, textarea')).toBeDisabled()
})

it('passes on type, autocomplete and input mode, and returns text', async () => {
  const onChange = jest.fn()
  const kind = { type: 'email', autoComplete: 'email', inputMode: 'email' } as const
  render(<TextField label="Email" name="email" {...kind} value="a" onChange={onChange} />)
  const input = screen.getByLabelText('Email')
  expect(input).toHaveAttribute('type', 'email')
  expect(input).toHaveAttribute('autocomplete', 'email')
  expect(input).toHaveAttribute('inputmode', 'email')
  await userEvent.type(input, 'b')
  expect(onChange).toHaveBeenCalledWith('ab')
})

it('[AUTH-02: shown password] PasswordField shows and hides the password', async () => {
  render(<PasswordField label="Password" name="p" value="secret" onChange={ignore} autoComplete="current-password" />)
  const input = screen.getByLabelText('Password')
  const toggle = screen.getByRole('button', { name: 'Show password' })
  for (const shown of [false, true, false]) {
    expect(input).toHaveAttribute('type', shown ? 'text' : 'password')
    expect(toggle).toHaveAttribute('aria-pressed', String(shown))
    await userEvent.click(toggle)
  }
})

it('SelectField shows its placeholder until something is chosen, and returns the value', async () => {
  const onChange = jest.fn()
  render(<SelectField label="Bank" name="bank" value="" onChange={onChange} options={options} placeholder="Choose" />)
  const select = screen.getByLabelText('Bank')
  expect(select).toHaveDisplayValue('Choose')
  expect(screen.getByRole('option', { name: 'Choose' })).toBeDisabled()
  await userEvent.selectOptions(select, 'Second')
  expect(onChange).toHaveBeenCalledWith('b')
})

it('SelectField and RadioGroup show an option that cannot be chosen', () => {
  const offered = options.map((option, place) => ({ ...option, disabled: place === 1 }))
  const shared = { label: 'Branch', name: 'branch', value: '', onChange: ignore, options: offered }
  render(
    <>
      <RadioGroup {...shared} />
      <SelectField {...shared} placeholder="Choose" />
    </>,
  )
  for (const role of ['radio', 'option'])
    expect(screen.getByRole(role, { name: 'First' }).matches(':disabled')).toBe(false)
  for (const role of ['radio', 'option'])
    expect(screen.getByRole(role, { name: 'Second' }).matches(':disabled')).toBe(true)
})

it('Checkbox returns whether it is ticked', async () => {
  const onChange = jest.fn()
  render(<Checkbox label="It is commercial" name="c" value={false} onChange={onChange} />)
  await userEvent.click(screen.getByLabelText('It is commercial'))
  expect(onChange).toHaveBeenCalledWith(true)
})

it('[TAP-10: one message] [FORM-03] RadioGroup starts with nothing chosen, holds one choice, and has one message for all of it', async () => {
  const Group = () => {
    const [value, setValue] = useState('')
    return <RadioGroup {...common} label="Gender" value={value} onChange={setValue} options={options} />
  }
  render(<Group />)
  const group = screen.getByRole('radiogroup', { name: 'Gender' })
  expect(group).toHaveAccessibleDescription('It is wrong')
  expect(group).toBeInvalid()
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Second' }))
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('First')
})
