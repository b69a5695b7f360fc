import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { MoneyField } from '../../../../src/ui/components/fields/money-field'
import { editMoney, withSeparators } from '../../../../src/ui/components/fields/money-text'

const seen = jest.fn()

const Price = ({ start = '' }: { readonly start?: string }) => {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    seen(next)
    setValue(next)
  }
  return <MoneyField label="Price" name="price" value={value} onChange={change} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Price')

beforeEach(() => seen.mockClear())

describe('MoneyField', () => {
  it('shows separators while typing and returns plain number text', async () => {
    render(<Price />)
    await userEvent.type(field(), '1250000.50')
    expect(field()).toHaveValue('1,250,000.50')
    expect(seen).toHaveBeenLastCalledWith('1250000.50')
  })

  it('accepts a pasted amount with sign and separators', async () => {
    render(<Price />)
    await userEvent.click(field())
    await userEvent.paste('₦1,250,000.00')
    expect(seen).toHaveBeenLastCalledWith('1250000.00')
  })

  it('drops letters, a second point and a third decimal', async () => {
    render(<Price />)
    await userEvent.type(field(), '12a.3.45')
    expect(field()).toHaveValue('12.34')
  })

  it('leaves the caret after the digit that was typed', async () => {
    render(<Price start="1234567" />)
    await userEvent.type(field(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(field()).toHaveValue('12,934,567')
    expect(field().selectionStart).toBe(4)
  })

  it('does not move the caret when a key is ignored', async () => {
    render(<Price start="1234567" />)
    await userEvent.type(field(), 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(field()).toHaveValue('1,234,567')
    expect(field().selectionStart).toBe(3)
  })
})

describe('editing an amount', () => {
  it('deletes the digit before a separator with Backspace', () => {
    const edited = editMoney('1234', '1234', { caret: 1, removed: 'backward' })
    expect(edited).toEqual({ plain: '234', shown: '234', caret: 0 })
  })

  it('deletes the digit after a separator with Delete', () => {
    const edited = editMoney('1234', '1234', { caret: 1, removed: 'forward' })
    expect(edited).toEqual({ plain: '134', shown: '134', caret: 1 })
  })

  it('completes a leading point and drops leading zeros', () => {
    expect(editMoney('', '.', { caret: 1, removed: undefined })).toEqual({ plain: '0.', shown: '0.', caret: 2 })
    expect(editMoney('0', '05', { caret: 2, removed: undefined })).toEqual({ plain: '5', shown: '5', caret: 1 })
  })

  it('returns the same plain amount for what it shows, with the caret inside it', () => {
    const keys = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,₦ x')), maxLength: 14 })
    fc.assert(
      fc.property(keys, fc.nat(14), (typed, at) => {
        const edited = editMoney('', typed, { caret: Math.min(at, typed.length), removed: undefined })
        expect(edited.plain).toMatch(/^(\d+(\.\d{0,2})?)?$/)
        expect(edited.shown).toBe(withSeparators(edited.plain))
        expect(edited.caret).toBeLessThanOrEqual(edited.shown.length)
        expect(editMoney('', edited.shown, { caret: edited.caret, removed: undefined })).toEqual(edited)
      }),
    )
  })
})
