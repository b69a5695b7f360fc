import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../../support/render-app'
import '../../support/screens/account'
import { never, scripted } from '../../support/scripted-ports'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole('button', { name: 'Log in' })

describe('the log-in page, for what this device knows', () => {
  test('[AUTH-29] the stored address is filled in, and what was typed is left alone', async () => {
    renderApp('/login', { email: 'ada@portal.test' })
    expect(await screen.findByDisplayValue('ada@portal.test')).toBe(field('Email'))
  })

  test('[AUTH-29] the stored address stays away from a field that the customer is at', async () => {
    const { user } = renderApp('/login', { email: 'stored@portal.test', account: { logIn: scripted(never) } })
    const email = await screen.findByLabelText<HTMLInputElement>('Email')
    expect(email).toHaveValue('')
    act(() => {
      email.focus()
    })
    await screen.findByRole('heading', { name: 'Login' })
    await waitFor(() => {
      expect(button()).toBeEnabled()
    })
    await user.keyboard('typed@portal.test')
    await user.type(field('Password'), 'long enough')
    expect(email).toHaveValue('typed@portal.test')
  })

  test('[AUTH-29] a customer who gets to the field just after it was looked at finds the stored address in it', async () => {
    const found: string[] = []
    const { activeElement } = document
    const looks = jest.spyOn(document, 'activeElement', 'get').mockImplementation(() => {
      const isOfThePage = new Error().stack?.includes('known-email') === true
      if (isOfThePage)
        queueMicrotask(() => {
          found.push(field('Email').value)
        })
      return activeElement
    })
    renderApp('/login', { email: 'stored@portal.test' })
    expect(await screen.findByDisplayValue('stored@portal.test')).toBe(field('Email'))
    looks.mockRestore()
    expect(found[0]).toBe('stored@portal.test')
  })

  test('[AUTH-29] an address that is typed before the machine is there stays', async () => {
    const { user } = renderApp('/login', { email: 'ada@portal.test', account: { logIn: scripted(never) } })
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'other@portal.test' } })
    await user.type(field('Password'), 'long enough')
    expect([field('Email').value, field('Password').value]).toEqual(['other@portal.test', 'long enough'])
  })

  test.each([
    ['=customer@portal.test', ['/kept']],
    ['?customer@portal.test', []],
    [undefined, []],
  ])('[KEEP-04] with the mark %p it links to what is kept: %j', async (mark, links) => {
    if (mark !== undefined) window.localStorage.setItem('kept', mark)
    renderApp('/login', { email: 'ada@portal.test' })
    expect(await screen.findByDisplayValue('ada@portal.test')).toBe(field('Email'))
    const found = screen.queryAllByRole('link', { name: 'Policies kept on this phone' })
    expect(found.map((link) => link.getAttribute('href'))).toEqual(links)
  })
})
