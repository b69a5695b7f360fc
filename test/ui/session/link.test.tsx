import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, NavigationContext } from '../../../src/ui/session/link'
import { toPath } from '../../../src/ui/routes/paths'

const show = ({
  moves = true,
  onClick = () => undefined,
}: { moves?: boolean; onClick?: (event: { preventDefault: () => void }) => void } = {}) => {
  const prepared: string[] = []
  const moved: string[] = []
  const navigation = {
    toPath,
    move: (path: string) => {
      moved.push(path)
      return moves
    },
    prepare: (path: string) => {
      prepared.push(path)
    },
  }
  render(
    <NavigationContext value={navigation}>
      <Link to={{ screen: 'mandates' }} onClick={onClick}>
        Mandates
      </Link>
    </NavigationContext>,
  )
  return { prepared, moved, link: screen.getByRole('link', { name: 'Mandates' }) }
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

describe('a click on a link within the portal', () => {
  // Whether the browser follows the link is what jsdom would report as not implemented.
  const click = (link: HTMLElement, how = {}) => {
    let followed = true
    const seen = (event: Event) => {
      followed = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', seen)
    fireEvent.click(link, how)
    window.removeEventListener('click', seen)
    return followed
  }

  test('opens its screen without the browser', () => {
    const { link, moved } = show()
    expect([click(link), moved]).toEqual([false, ['/dashboard/mandates']])
  })

  test('is the browser’s while the portal cannot navigate', () => {
    const { link, moved } = show({ moves: false })
    expect([click(link), moved]).toEqual([true, ['/dashboard/mandates']])
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is the browser’s, for another tab or a file, with %j',
    (how) => {
      const { link, moved } = show()
      expect([click(link, how), moved]).toEqual([true, []])
    },
  )

  test('does nothing if its screen has handled it', () => {
    const { link, moved } = show({ onClick: (event) => event.preventDefault() })
    expect([click(link), moved]).toEqual([false, []])
  })
})
