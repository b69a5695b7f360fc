import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ComboboxField } from '../../../../src/ui/components/fields/combobox-field'

const options = ['Access Bank', 'Zenith Bank', 'Union Bank'].map((label, index) => ({ value: String(index), label }))
const given = jest.fn()

const Bank = ({ start = '' }: { readonly start?: string }) => {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    given(next)
    setValue(next)
  }
  return (
    <>
      <ComboboxField label="Bank" name="bank" value={value} onChange={change} options={options} placeholder="Search" />
      <button type="button">Next</button>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' })
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

beforeEach(() => given.mockClear())

describe('a choice from a long list', () => {
  test('[KYC-19] opens its list, and scrolls to it once', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
    render(<Bank />)
    expect(input()).toHaveAttribute('placeholder', 'Search')
    expect(document.querySelector('ul')).not.toBeVisible()
    expect(scrolled).not.toHaveBeenCalled()
    await userEvent.click(input())
    const list = screen.getByRole('listbox', { name: 'Choices' })
    expect(list).toBeVisible()
    expect(shown()).toEqual(['Access Bank', 'Zenith Bank', 'Union Bank'])
    expect(scrolled.mock.contexts).toContain(list)
    const before = scrolled.mock.contexts.filter((one) => one === list).length
    await userEvent.keyboard('ban')
    expect(scrolled.mock.contexts.filter((one) => one === list)).toHaveLength(before)
  })

  test('[KYC-19] is found by typing, and chosen by Enter', async () => {
    render(<Bank />)
    await userEvent.type(input(), 'zen')
    expect(shown()).toEqual(['Zenith Bank'])
    expect(screen.getByRole('option', { name: 'Zenith Bank' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(given.mock.calls).toEqual([['1']])
    expect(input()).toHaveValue('Zenith Bank')
    expect(shown()).toEqual([])
  })

  test('[KYC-19] says that nothing was found, in a line that cannot be chosen', async () => {
    render(<Bank />)
    await userEvent.type(input(), 'xyz')
    const none = within(screen.getByRole('listbox')).getByRole('option', {
      name: 'Nothing found. Try another part of the name.',
    })
    expect(none).toHaveAttribute('aria-disabled', 'true')
    expect(none).toHaveAttribute('aria-selected', 'false')
    expect(input()).not.toHaveAttribute('aria-activedescendant', expect.stringMatching(/./))
    await userEvent.click(none)
    expect(given).not.toHaveBeenCalled()
  })

  test('[KYC-19] how many were found is announced', async () => {
    render(<Bank />)
    await userEvent.click(input())
    for (const [typed, words] of [
      ['ban', '3 found.'],
      ['zen', '1 found.'],
      ['xyz', 'Nothing found.'],
    ] as const) {
      await userEvent.clear(input())
      await userEvent.keyboard(typed)
      expect(await screen.findByText(words)).toHaveAttribute('aria-live', 'polite')
    }
  })

  test('[KYC-19] when it is left a text that means one option chooses it, and any other gives way to the choice', async () => {
    render(<Bank />)
    await userEvent.type(input(), 'bank')
    await userEvent.tab()
    // Without a choice a text that means none stays.
    expect(input()).toHaveValue('bank')
    expect(given).not.toHaveBeenCalled()
    await userEvent.clear(input())
    await userEvent.type(input(), 'uni')
    await userEvent.tab()
    expect(given.mock.calls).toEqual([['2']])
    expect(input()).toHaveValue('Union Bank')
    await userEvent.type(input(), 'bank')
    await userEvent.tab()
    expect(input()).toHaveValue('Union Bank')
    expect(given).toHaveBeenCalledTimes(1)
  })

  test('[KYC-19] typing replaces the choice, in the field by keys and by a tap', async () => {
    render(<Bank start="1" />)
    const { value } = input()
    const selected = () => [input().selectionStart, input().selectionEnd]
    await userEvent.tab()
    expect(selected()).toEqual([0, value.length])
    input().setSelectionRange(3, 3)
    fireEvent.click(input())
    expect(selected()).toEqual([0, value.length])
    await userEvent.keyboard('u')
    input().setSelectionRange(0, 0)
    fireEvent.click(input())
    expect(selected()).toEqual([0, 0])
  })

  test('[KYC-19] Escape closes the list, and after that what is around it', async () => {
    render(<Bank />)
    await userEvent.click(input())
    expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(false)
    expect(shown()).toEqual([])
    expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true)
  })
})
