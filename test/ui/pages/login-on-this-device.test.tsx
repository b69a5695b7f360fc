import { screen } from '@testing-library/react'
import { renderApp } from '../../support/render-app'
import '../../support/screens/account'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

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
