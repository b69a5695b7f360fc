import { act, render, screen, waitFor, within } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { RouterBinding } from '../../../src/ui/routes/router-binding'
import { aCustomer } from '../../support/builders'
import { renderApp } from '../../support/render-app'
import '../../support/screens/settings'
import { succeeds } from '../../support/scripted-ports'

test('a screen begins at its top; within one that keeps its place the page does not jump', async () => {
  const read = succeeds(aCustomer())
  const { user } = renderApp('/dashboard/settings', { profile: [read, read, read] })
  const tabs = within(await screen.findByRole('navigation', { name: 'Settings' }))
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  await user.click(tabs.getByRole('link', { name: 'Verifications' }))
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }))
  expect(scrolled.mock.calls).toEqual([[0, 0]])
  await user.click(sections.getByRole('link', { name: /Employer Info/ }))
  expect(await sections.findByRole('link', { name: /Employer Info/, current: 'page' })).toBeInTheDocument()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('a screen that was left and opened by Back still leads back to where it was opened from', async () => {
  let navigate = (_path: string, _how: { readonly replace: boolean }): void => undefined
  const router = {
    attach: (navigator: typeof navigate) => {
      navigate = navigator
    },
    addressChanged: () => undefined,
  }
  window.history.pushState({}, '', '/dashboard/mandates')
  render(
    <BrowserRouter>
      <RouterBinding router={router} prepare={() => undefined}>
        {null}
      </RouterBinding>
    </BrowserRouter>,
  )
  const goTo = (path: string, replace: boolean) => {
    act(() => {
      navigate(path, { replace })
    })
  }
  const expectAt = (path: string) =>
    waitFor(() => {
      expect(window.location.pathname).toBe(path)
    })
  goTo('/dashboard/payment', false)
  goTo('/dashboard/settings', false)
  window.history.back()
  await expectAt('/dashboard/payment')
  goTo('/dashboard/mandates', true)
  await expectAt('/dashboard/mandates')
  // The payment was not replaced by a second entry of the mandates.
  window.history.forward()
  await expectAt('/dashboard/payment')
})
