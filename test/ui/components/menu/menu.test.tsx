import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from '../../../../src/ui/components/menu/menu'
import { addressChanged } from '../../../../src/ui/components/page/use-address-change'
import { listenersTo } from '../../../support/listeners'

const items = [{ label: 'Peel', onSelect: () => undefined }]
const button = () => screen.getByRole('button', { name: 'Actions' })

test('a menu closes at a second press on its button, and at one elsewhere', async () => {
  render(<Menu label="Actions" trigger="…" items={items} />)
  for (const pressed of [button(), document.body]) {
    await userEvent.click(button())
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeInTheDocument()
    await userEvent.click(pressed)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  }
})

test('a menu opens by the arrow key, is walked through by keys, and restores the focus', async () => {
  const chosen: string[] = []
  const entries = ['Settings', 'Help', 'Logout'].map((label) => ({ label, onSelect: () => void chosen.push(label) }))
  render(<Menu label="Actions" trigger="…" items={entries} />)
  button().focus()
  for (const [key, name] of [
    ['{ArrowDown}', 'Settings'],
    ['{ArrowDown}', 'Help'],
    ['{End}', 'Logout'],
    ['{ArrowDown}', 'Settings'],
    ['{ArrowUp}', 'Logout'],
    ['{Home}', 'Settings'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(document.activeElement).toHaveTextContent(name)
  }
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{End}{Enter}')
  expect(chosen).toEqual(['Logout'])
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }))
  expect(chosen).toEqual(['Logout', 'Settings'])
})

test('a button says that it opens a menu, and which one is open', async () => {
  render(<Menu label="Actions" trigger="…" items={items} />)
  expect(button()).toHaveAttribute('aria-haspopup', 'menu')
  expect(button()).not.toHaveAttribute('aria-controls')
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-controls', screen.getByRole('menu').id)
})

test('Tab closes a menu, and its keys are not those of what is around it', async () => {
  const heard: string[] = []
  render(
    <div onKeyDown={({ key }) => heard.push(key)}>
      <Menu label="Actions" trigger="…" items={items} />
    </div>,
  )
  button().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}')
  expect(heard).toEqual([])
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(heard).toEqual(['Tab'])
})

test('a menu closes when the address changes, and leaves the focus where another screen has put it', async () => {
  render(
    <>
      <h1 tabIndex={-1}>Another screen</h1>
      <Menu label="Actions" trigger="…" items={items} />
    </>,
  )
  const heading = screen.getByRole('heading')
  for (const focused of [button(), heading]) {
    await userEvent.click(button())
    if (focused === heading) heading.focus()
    act(addressChanged)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(focused).toHaveFocus()
  }
  act(addressChanged)
  expect(heading).toHaveFocus()
})

test('a closed menu no longer listens to presses elsewhere', async () => {
  const listeners = listenersTo('pointerdown')
  render(<Menu label="Actions" trigger="…" items={items} />)
  await userEvent.click(button())
  expect(listeners()).toEqual(['pointerdown'])
  await userEvent.click(button())
  expect(listeners()).toEqual([])
})

describe('a floating menu', () => {
  const open = async (at: DOMRect) => {
    render(<Menu label="Actions" trigger="…" items={items} floating />)
    const place = button()
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this === place ? at : new DOMRect(0, 0, 200, 100)
    })
    await userEvent.click(place)
    return screen.getByRole('menu').style
  }

  // The window is 1024 × 768.
  test.each([
    ['below its button, with the same right edge', new DOMRect(600, 100, 40, 40), { top: '144px', left: '440px' }],
    ['above it where there is no space below', new DOMRect(600, 700, 40, 40), { top: '596px', left: '440px' }],
    ['within the window', new DOMRect(20, 100, 40, 40), { top: '144px', left: '8px' }],
  ])('is %s, each time it opens', async (_, at, place) => {
    expect(await open(at)).toMatchObject({ position: 'fixed', ...place })
    await userEvent.click(button())
    await userEvent.click(button())
    expect(screen.getByRole('menu').style).toMatchObject(place)
  })

  test.each(['scroll', 'resize'])('closes by a %s, and listens no longer', async (type) => {
    const listeners = listenersTo('scroll', 'resize')
    await open(new DOMRect(600, 100, 40, 40))
    expect(listeners()).toEqual(['scroll', 'resize'])
    fireEvent(window, new Event(type))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(listeners()).toEqual([])
  })
})

describe('an entry that is a link', () => {
  const onSelect = jest.fn()
  beforeEach(() => onSelect.mockClear())

  const press = async (how: object) => {
    render(<Menu label="Actions" trigger="…" items={[{ label: 'Profile', href: '#profile', onSelect }]} />)
    await userEvent.click(button())
    return fireEvent.click(screen.getByRole('menuitem', { name: 'Profile' }), how)
  }

  test('is chosen by a plain press, which the browser does not follow', async () => {
    expect(await press({})).toBe(false)
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('is the browser’s with %j', async (how) => {
    expect(await press(how)).toBe(true)
    expect(onSelect).not.toHaveBeenCalled()
  })
})
