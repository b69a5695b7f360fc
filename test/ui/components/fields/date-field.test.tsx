import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { listenersTo } from '../../../support/listeners'
import { DateField } from '../../../../src/ui/components/fields/date-field'

const given = jest.fn()

type Start = {
  readonly value?: string
  readonly min?: string
  readonly max?: string
  readonly opensWith?: 'decade'
  readonly disabled?: boolean
}

const Field = ({ value: start = '', ...rest }: Start) => {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    given(next)
    setValue(next)
  }
  return <DateField label="Birthday" name="birthday" value={value} onChange={change} {...rest} />
}

const input = () => screen.getByLabelText('Birthday')
const opener = () => screen.getByRole('button', { name: 'Open the calendar' })
const open = async () => {
  await userEvent.click(opener())
  return within(await screen.findByRole('dialog', { name: 'Birthday: choose a date' }))
}
const last = () => given.mock.lastCall as unknown

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

describe('picking a date', () => {
  test('[KYC-15] opens at the value; choosing a day returns it and closes', async () => {
    render(<Field value="1990-05-17" />)
    const calendar = await open()
    expect(calendar.getByRole('grid', { name: 'May 1990' })).toBeInTheDocument()
    expect(calendar.getByRole('button', { name: '17 May 1990, Thursday' })).toHaveFocus()
    expect(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('17')
    expect(calendar.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
      'Su',
    ])
    await userEvent.click(calendar.getByRole('button', { name: '20 May 1990, Sunday' }))
    expect(last()).toEqual(['1990-05-20'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(input()).toHaveValue('20/05/1990')
    expect(opener()).toHaveFocus()
  })

  test('[KYC-15] leads from decades through years and months to a day', async () => {
    render(<Field max="2025-06-16" opensWith="decade" />)
    const calendar = await open()
    // A birthday is some decades ago.
    expect(calendar.getByRole('grid', { name: '1900 to 1999' })).toBeInTheDocument()
    await userEvent.click(calendar.getByRole('button', { name: 'Next hundred years' }))
    expect(calendar.getByRole('button', { name: '2030s' })).toBeDisabled()
    await userEvent.click(calendar.getByRole('button', { name: 'Previous hundred years' }))
    await userEvent.click(calendar.getByRole('button', { name: '1980s' }))
    await userEvent.click(calendar.getByRole('button', { name: '1988' }))
    await userEvent.click(calendar.getByRole('button', { name: 'February 1988' }))
    await userEvent.click(calendar.getByRole('button', { name: '29 February 1988, Monday' }))
    expect(last()).toEqual(['1988-02-29'])
  })

  test('[KYC-15] the heading leads from the days up to the decades', async () => {
    render(<Field value="1990-05-17" />)
    const calendar = await open()
    for (const [heading, grid] of [
      ['May 1990, choose another month', '1990'],
      ['1990, choose another year', '1990 to 1999'],
      ['1990 to 1999, choose another decade', '1900 to 1999'],
    ] as const) {
      await userEvent.click(calendar.getByRole('button', { name: heading }))
      expect(calendar.getByRole('grid', { name: grid })).toBeInTheDocument()
      expect(calendar.getByRole('status')).toHaveTextContent(grid)
    }
    expect(calendar.getByRole('button', { name: '1990s' })).toHaveFocus()
  })

  test('[KYC-15] works by keys alone: arrows, pages, ends, Enter', async () => {
    render(<Field value="1990-05-17" />)
    input().focus()
    await userEvent.tab()
    expect(opener()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const calendar = within(await screen.findByRole('dialog'))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Home}')
    expect(calendar.getByRole('button', { name: '25 June 1990, Monday' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowUp}{ArrowLeft}{PageUp}')
    expect(calendar.getByRole('button', { name: '23 May 1990, Wednesday' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(last()).toEqual(['1990-05-23'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener()).toHaveFocus()
  })

  test('[KYC-15] leaves the other keys to the browser, and those of its own with Ctrl, Alt or Meta', async () => {
    render(<Field value="1990-05-17" />)
    const day = (await open()).getByRole('button', { name: '17 May 1990, Thursday' })
    const left = (init: object) => fireEvent.keyDown(day, init)
    expect([left({ key: 'Tab' }), left({ key: 'a' })]).toEqual([true, true])
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(left({ key: 'ArrowDown', [held]: true })).toBe(true)
    expect(day).toHaveFocus()
    expect(left({ key: 'ArrowDown' })).toBe(false)
    expect(screen.getByRole('button', { name: '24 May 1990, Thursday' })).toHaveFocus()
  })

  test('[KYC-15] Escape closes it without a change', async () => {
    render(<Field value="1990-05-17" />)
    await open()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(given).not.toHaveBeenCalled()
    expect(opener()).toHaveFocus()
  })

  test('[KYC-15] stays beside its field while the window changes, and listens no longer than it is open', async () => {
    const listeners = listenersTo('resize')
    render(<Field />)
    await open()
    const { style } = screen.getByRole('dialog')
    expect(style.getPropertyValue('--top')).toBe('6px')
    // At the lower right corner of a window of 1024 × 768.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(2000, 740, 300, 20))
    fireEvent(window, new Event('resize'))
    expect([style.getPropertyValue('--top'), style.getPropertyValue('--left')]).toEqual(['714px', '716px'])
    expect(listeners()).toEqual(['resize'])
    await userEvent.keyboard('{Escape}')
    expect(listeners()).toEqual([])
  })

  test('[KYC-15] days outside the bounds cannot be chosen, and the keys stop at the bounds', async () => {
    render(<Field value="2025-06-16" min="2025-06-10" max="2025-06-16" />)
    const calendar = await open()
    expect(calendar.getByRole('button', { name: '17 June 2025, Tuesday' })).toBeDisabled()
    expect(calendar.getByRole('button', { name: '9 June 2025, Monday' })).toBeDisabled()
    await userEvent.keyboard('{PageDown}{ArrowRight}')
    expect(calendar.getByRole('button', { name: '16 June 2025, Monday' })).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    expect(calendar.getByRole('button', { name: '10 June 2025, Tuesday' })).toHaveFocus()
    const next = calendar.getByRole('button', { name: 'Next month' })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    const previous = calendar.getByRole('button', { name: 'Previous month' })
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    for (const button of [next, previous]) {
      await userEvent.click(button)
      expect(calendar.getByRole('grid', { name: 'June 2025' })).toBeInTheDocument()
    }
  })

  test('[KYC-15] a value outside the bounds opens at the nearest day', async () => {
    render(<Field value="2030-01-01" max="2025-06-16" />)
    const calendar = await open()
    expect(calendar.getByRole('button', { name: '16 June 2025, Monday' })).toHaveFocus()
  })

  test('a disabled field does not open the calendar', () => {
    render(<DateField label="Birthday" name="birthday" value="" onChange={given} disabled />)
    expect(opener()).toBeDisabled()
  })
})
