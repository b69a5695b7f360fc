import { screen } from '@testing-library/react'
import { useState } from 'react'
import { DateField } from '../../../../src/ui/components/fields/date-field'

/** What the field has given. */
export const given = jest.fn()

type Start = {
  readonly value?: string
  readonly min?: string
  readonly max?: string
  readonly opensWith?: 'year' | 'decade'
  readonly disabled?: boolean
}

export const Field = ({ value: start = '', ...rest }: Start) => {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    given(next)
    setValue(next)
  }
  return <DateField label="Birthday" name="birthday" value={value} onChange={change} {...rest} />
}

export const input = () => screen.getByLabelText('Birthday')
export const opener = () => screen.getByRole('button', { name: 'Open the calendar' })
export const last = () => given.mock.lastCall as unknown
