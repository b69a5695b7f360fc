import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listenersTo } from '../../../support/listeners'
import { Field, given, input, last, opener } from './birthday-field'

const open = async () => {
  await userEvent.click(opener())
  return within(await screen.findByRole('dialog', { name: 'Birthday: choose a date' }))
}

beforeEach(() => given.mockClear())

describe('picking a date', () => {
  test('[KYC-15: typing] opens at the value; choosing a day returns it and closes', async () => {
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

  test('[KYC-15: views] leads from decades through years and months to a day', async () => {
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

  test('[KYC-23: years] opens for a birthday with the years of thirty years ago', async () => {
    render(<Field max="2025-06-16" opensWith="year" />)
    const calendar = await open()
    expect(calendar.getByRole('grid', { name: '1990 to 1999' })).toBeInTheDocument()
    expect(calendar.getByRole('button', { name: '1995' })).toHaveFocus()
  })

  test('[KYC-15: views] the heading leads from the days up to the decades', async () => {
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

  test('[KYC-15: views] works by keys alone: arrows, pages, ends, Enter', async () => {
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

  test('[KYC-15: views] leaves the other keys to the browser, and those of its own with Ctrl, Alt or Meta', async () => {
    render(<Field value="1990-05-17" />)
    const day = (await open()).getByRole('button', { name: '17 May 1990, Thursday' })
    const left = (init: object) => fireEvent.keyDown(day, init)
    expect([left({ key: 'Tab' }), left({ key: 'a' })]).toEqual([true, true])
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(left({ key: 'ArrowDown', [held]: true })).toBe(true)
    expect(day).toHaveFocus()
    expect(left({ key: 'ArrowDown' })).toBe(false)
    expect(screen.getByRole('button', { name: '24 May 1990, Thursday' })).toHaveFocus()
  })

  test('[KYC-15: views] stays beside its field while the window changes, and Escape closes it without a change or a listener', async () => {
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
    await userEvent.keyboard('{ArrowRight}{Escape}')
    expect(listeners()).toEqual([])
    expect(given).not.toHaveBeenCalled()
    expect(opener()).toHaveFocus()
  })

  test('[KYC-15: clamping] days outside the bounds cannot be chosen, and the keys stop at the bounds', async () => {
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

  test('[KYC-15: clamping] a value outside the bounds opens at the nearest day', async () => {
    render(<Field value="2030-01-01" max="2025-06-16" />)
    const calendar = await open()
    expect(calendar.getByRole('button', { name: '16 June 2025, Monday' })).toHaveFocus()
  })
})
