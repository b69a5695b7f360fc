import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, NavigationContext } from '../../../src/ui/session/link'
import { toPath } from '../../../src/ui/routes/paths'

const show = () => {
  const prepared: string[] = []
  const prepare = (path: string) => {
    prepared.push(path)
  }
  render(
    <NavigationContext value={{ toPath, move: () => true, prepare }}>
      <Link to={{ screen: 'mandates' }}>Mandates</Link>
    </NavigationContext>,
  )
  return { prepared, link: screen.getByRole('link', { name: 'Mandates' }) }
}

describe('a link within the portal begins to load its screen', () => {
  test('when a pointer or a finger is on it', async () => {
    const { prepared, link } = show()
    expect(prepared).toEqual([])
    await userEvent.hover(link)
    expect(prepared).toEqual(['/dashboard/mandates'])
  })

  test('when it has the focus', async () => {
    const { prepared } = show()
    await userEvent.tab()
    expect(prepared).toEqual(['/dashboard/mandates'])
  })
})
