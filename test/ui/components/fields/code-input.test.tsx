import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CodeInput } from '../../../../src/ui/components/fields/code-input'
import { keyboardOf } from '../../../support/keyboard'

const names = ['a', 'b', 'c', 'd', 'e', 'f']

const Code = ({ error }: { readonly error?: string }) => {
  const [values, setValues] = useState(names.map(() => ''))
  return (
    <CodeInput
      label="Code"
      names={names}
      values={values}
      error={error}
      onChange={(from, characters) => {
        setValues((before) => before.map((value, index) => characters[index - from] ?? value))
      }}
    />
  )
}

const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox')
const shown = () =>
  inputs()
    .map(({ value }) => value)
    .join('|')

describe('the inputs of a code', () => {
  test.each([
    [3, ' 123-4.56 ', '1|2|3|4|5|6'],
    [4, '789', '||||7|8'],
  ])('[PHONE-04] [TAP-06] pasted into input %i, %p fills in %s', async (index, text, code) => {
    const user = userEvent.setup()
    render(<Code />)
    await user.click(inputs()[index] as Element)
    await user.paste(text)
    expect(shown()).toBe(code)
    expect(inputs()[5]).toHaveFocus()
  })

  test('[PHONE-04] move on while typing, accept one character each, and move back on Backspace', async () => {
    const user = userEvent.setup()
    render(<Code />)
    await user.click(inputs()[0] as Element)
    await user.keyboard('12')
    expect(shown()).toBe('1|2||||')
    expect(inputs()[2]).toHaveFocus()
    await user.keyboard('{Backspace}')
    expect(shown()).toBe('1|||||')
    expect(inputs()[1]).toHaveFocus()
    await user.keyboard('9{ArrowLeft}{ArrowLeft}7')
    expect(shown()).toBe('7|9||||')
    await user.keyboard('34567')
    expect(shown()).toBe('7|3|4|5|6|7')
  })

  test('move the focus themselves: the caret does not move too', async () => {
    render(<Code />)
    await userEvent.type(inputs()[0] as Element, '1')
    const pressed = (index: number, key: string) => fireEvent.keyDown(inputs()[index] as Element, { key })
    for (const key of ['ArrowLeft', 'ArrowRight', 'Backspace']) expect(pressed(1, key)).toBe(false)
    // Within one input, and to another field, the browser does it.
    for (const key of ['Backspace', 'Tab', 'Home']) expect(pressed(0, key)).toBe(true)
  })

  test('[FORM-03] have names and autocomplete, and share one message', () => {
    render(<Code error="Please enter your code" />)
    expect(screen.getByRole('group', { name: 'Code' })).toBeInTheDocument()
    expect(inputs()).toHaveLength(6)
    expect(screen.getByLabelText('Digit 1 of 6')).toHaveAttribute('autocomplete', 'one-time-code')
    for (const input of inputs()) {
      expect(keyboardOf(input)).toBe('numeric none false')
      expect(input).toHaveAccessibleDescription('Please enter your code')
      expect(input).toHaveAttribute('aria-invalid', 'true')
    }
  })
})
