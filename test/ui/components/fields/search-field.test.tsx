import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { SearchField } from '../../../../src/ui/components/fields/search-field'

test('a search field has a name besides its placeholder, and handles Enter', async () => {
  const onEnter = jest.fn()
  const onChange = jest.fn()
  render(<SearchField label="Search fruit" placeholder="Fruit..." value="" onChange={onChange} onEnter={onEnter} />)
  const field = screen.getByRole('searchbox', { name: 'Search fruit' })
  expect(field).toHaveAttribute('placeholder', 'Fruit...')
  expect(field).toHaveAttribute('autocomplete', 'off')
  await userEvent.type(field, 'm{Enter}')
  expect(onChange).toHaveBeenCalledWith('m')
  expect(onEnter).toHaveBeenCalledTimes(1)
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
})

test('a search field can be given the focus', () => {
  const ref = createRef<HTMLInputElement>()
  render(
    <SearchField label="Search fruit" placeholder="" value="" onChange={jest.fn()} onEnter={jest.fn()} ref={ref} />,
  )
  ref.current?.focus()
  expect(screen.getByRole('searchbox')).toHaveFocus()
})
