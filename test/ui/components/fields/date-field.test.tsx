import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field, given, input, last, opener } from './birthday-field'

beforeEach(() => given.mockClear())

describe('typing a date', () => {
  test('[KYC-15: typing] returns the calendar date, and shows it in the local format on blur', async () => {
    render(<Field />)
    await userEvent.type(input(), '3 jan 1990')
    expect(input()).toHaveValue('3 jan 1990')
    expect(last()).toEqual(['1990-01-03'])
    await userEvent.tab()
    expect(input()).toHaveValue('03/01/1990')
    expect(input()).not.toHaveAccessibleDescription()
  })

  test('says that its button opens a dialog, of which field, and whether it is open', async () => {
    render(<Field />)
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog')
    expect(opener()).toHaveAccessibleDescription('Birthday')
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
    fireEvent.click(opener())
    expect(opener()).toHaveAttribute('aria-busy', 'true')
    await screen.findByRole('dialog')
    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    expect(opener()).not.toHaveAttribute('aria-busy')
  })

  test('is disabled with its calendar', () => {
    render(<Field disabled />)
    expect([input(), opener()].map((control) => control.matches(':disabled'))).toEqual([true, true])
  })

  test('is not filled in by the browser, unless it is asked to', () => {
    render(<Field />)
    expect(input()).toHaveAttribute('autocomplete', 'off')
  })

  test('[KYC-15: typing] an invalid date is not changed, and is reported on blur', async () => {
    render(<Field />)
    await userEvent.type(input(), '31/02/1990')
    expect(input()).not.toHaveAccessibleDescription()
    await userEvent.tab()
    expect(input()).toHaveValue('31/02/1990')
    expect(last()).toEqual(['31/02/1990'])
    expect(input()).toHaveAccessibleDescription(
      'We could not read this date. Type the day, month and year, like 31/01/1990.',
    )
  })

  test.each([
    [{ max: '2025-06-16' }, '17/06/2025', 'The date must be 16\u00a0June\u00a02025 or earlier.'],
    [{ min: '2025-06-16' }, '15/06/2025', 'The date must be 16\u00a0June\u00a02025 or later.'],
  ])('[KYC-15: clamping] within %j, %s is reported and not changed', async (bounds, text, note) => {
    render(<Field {...bounds} />)
    await userEvent.type(input(), text)
    await userEvent.tab()
    expect(input()).toHaveValue(text)
    expect(input()).toHaveAccessibleDescription(note)
  })

  test('a message waits until no pointer is pressed, so that nothing moves under it', async () => {
    render(
      <>
        <Field />
        <button type="button">Continue</button>
      </>,
    )
    await userEvent.type(input(), 'soon')
    const press = userEvent.setup()
    await press.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Continue' }) })
    expect(input()).not.toHaveFocus()
    expect(input()).not.toHaveAccessibleDescription()
    await press.pointer('[/MouseLeft]')
    await waitFor(() => expect(input()).toHaveAccessibleDescription(/We could not read this date/))
  })

  test('[KYC-15: typing] an initial value is shown, whether it is a date or not', () => {
    const { unmount } = render(<Field value="1990-05-17" />)
    expect(input()).toHaveValue('17/05/1990')
    unmount()
    render(<Field value="17 of May" />)
    expect(input()).toHaveValue('17 of May')
  })
})
