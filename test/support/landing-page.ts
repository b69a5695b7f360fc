import { act, screen } from '@testing-library/react'

/** The landing page is a document of its own, which `renderApp` only names. */
export const landing = () => screen.findByText('the document /')

/** Back to an address while the landing page loads, which stops that. */
export const goBackTo = async (path: string) => {
  await act(() => Promise.resolve())
  screen.getByText('the document /').remove()
  act(() => {
    window.history.replaceState({ key: 'the entry before' }, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}
