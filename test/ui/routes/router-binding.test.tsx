import { screen, within } from '@testing-library/react'
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
