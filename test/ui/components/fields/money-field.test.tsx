import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MoneyField } from '../../../../src/ui/components/fields/money-field'

const Price = ({ start = '' }: { readonly start?: string }) => {
  const [value, setValue] = useState(start)
  return <MoneyField label="Price" name="price" value={value} onChange={setValue} />
}

const field = () => screen.getByLabelText('Price')

describe('MoneyField', () => {
  it.each(['5m', '1e15', '-5', '5.000.000', '5000000,50', '₦ 5'])(
    '[TAP-09] shows %p as it was typed, without leaving anything out',
    async (typed) => {
      render(<Price />)
      await userEvent.type(field(), typed)
      expect(field()).toHaveValue(typed)
    },
  )

  it.each([
    ['1250000.50', '1,250,000.50'],
    ['₦5 000 000', '5,000,000'],
    ['5m', '5m'],
    ['', ''],
  ])('[TAP-09] shows %p as %p once it is left', async (typed, shown) => {
    render(<Price start={typed} />)
    await userEvent.click(field())
    expect(field()).toHaveValue(typed)
    await userEvent.tab()
    expect(field()).toHaveValue(shown)
  })

  it('[TAP-09] has an example as its hint', () => {
    render(<Price />)
    expect(field()).toHaveAccessibleDescription('Like 5,000,000')
  })
})
