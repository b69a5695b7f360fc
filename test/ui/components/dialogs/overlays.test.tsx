import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Drawer } from '../../../../src/ui/components/dialogs/drawer'
import { Menu } from '../../../../src/ui/components/menu/menu'
import { Modal } from '../../../../src/ui/components/dialogs/modal'

describe.each([
  ['Modal', Modal, 'Close'],
  ['Drawer', Drawer, 'Close menu'],
])('%s', (_, Overlay, closeLabel) => {
  const closed = jest.fn()

  const Page = () => {
    const [open, setOpen] = useState(false)
    const close = () => {
      closed()
      setOpen(false)
    }
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && (
          <Overlay title="Details" onClose={close}>
            <input aria-label="Inside" />
          </Overlay>
        )}
      </>
    )
  }

  const openIt = async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Details' })
  }

  beforeEach(() => closed.mockClear())

  it('opens as a modal dialog and moves the focus to its title', async () => {
    expect(await openIt()).toHaveProperty('open', true)
    expect(screen.getByRole('heading', { name: 'Details' })).toHaveFocus()
  })

  it('closes by Escape, once, and restores the focus', async () => {
    await openIt()
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  it('closes by its button and restores the focus', async () => {
    await openIt()
    await userEvent.click(screen.getByRole('button', { name: closeLabel }))
    expect(closed).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  it('leaves Escape neither to the browser nor to what is around it', async () => {
    const dialog = await openIt()
    const outside = jest.fn()
    document.addEventListener('keydown', outside)
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
    document.removeEventListener('keydown', outside)
    expect(outside).not.toHaveBeenCalled()
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('leaves an Escape that something in it has handled', async () => {
    await openIt()
    const inside = screen.getByLabelText('Inside')
    inside.addEventListener('keydown', (event) => {
      event.preventDefault()
    })
    fireEvent.keyDown(inside, { key: 'Escape' })
    expect(closed).not.toHaveBeenCalled()
  })

  it('closes by the system’s back gesture: the page does it, not the browser', async () => {
    expect(fireEvent(await openIt(), new Event('cancel', { cancelable: true }))).toBe(false)
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('closes when a browser has closed it without asking', async () => {
    const dialog = await openIt()
    act(() => {
      dialog.close()
    })
    expect(closed).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each(['cancel', 'close'])('stays open by a %s of something in it, such as a file chooser', async (type) => {
    await openIt()
    fireEvent(screen.getByLabelText('Inside'), new Event(type, { bubbles: true, cancelable: true }))
    expect(closed).not.toHaveBeenCalled()
  })

  it('closes by a press on the backdrop, but not by one that began inside', async () => {
    const dialog = await openIt()
    jest.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200))
    fireEvent.pointerDown(screen.getByLabelText('Inside'), { clientX: 150, clientY: 150 })
    fireEvent.click(dialog, { clientX: 20, clientY: 20 })
    expect(closed).not.toHaveBeenCalled()
    fireEvent(dialog, new MouseEvent('pointerdown', { bubbles: true, clientX: 20, clientY: 20 }))
    fireEvent.click(dialog, { clientX: 20, clientY: 20 })
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('lets the page scroll again after it is closed', async () => {
    await openIt()
    expect(document.documentElement).toHaveClass('locked')
    await userEvent.keyboard('{Escape}')
    expect(document.documentElement).not.toHaveClass('locked')
  })
})

test('[TAP-04] a new title of a dialog is a new page of it, and gets the focus', async () => {
  const { rerender, unmount } = render(
    <Modal title="Categories" onClose={() => undefined} children={<input aria-label="Inside" />} />,
  )
  await userEvent.click(screen.getByLabelText('Inside'))
  rerender(<Modal title="Categories" onClose={() => undefined} children={<input aria-label="Inside" />} />)
  expect(screen.getByLabelText('Inside')).toHaveFocus()
  rerender(<Modal title="Products" onClose={() => undefined} children={<input aria-label="Inside" />} />)
  expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus()
  expect(document.title).toMatch(/^Products · /)
  unmount()
  expect(document.title).not.toMatch(/Products|Categories/)
})

describe('Menu', () => {
  const chosen = jest.fn<undefined, [string]>()
  const items = ['Settings', 'Help', 'Logout'].map((label) => ({ label, onSelect: () => chosen(label) }))

  const openMenu = async () => {
    render(
      <>
        <Menu label="Profile" trigger="DC" items={items} />
        <button>Elsewhere</button>
      </>,
    )
    screen.getByRole('button', { name: 'Profile' }).focus()
    await userEvent.keyboard('{ArrowDown}')
  }

  const focused = () => document.activeElement?.textContent

  beforeEach(() => chosen.mockClear())

  it('opens by the arrow key, with the focus on its first entry', async () => {
    await openMenu()
    expect(screen.getByRole('button', { name: 'Profile' })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus()
  })

  it('arrows wrap around, Home and End move to the ends', async () => {
    await openMenu()
    const steps: [string, string][] = [
      ['{ArrowDown}', 'Help'],
      ['{End}', 'Logout'],
      ['{ArrowDown}', 'Settings'],
      ['{ArrowUp}', 'Logout'],
      ['{Home}', 'Settings'],
    ]
    for (const [key, name] of steps) {
      await userEvent.keyboard(key)
      expect(focused()).toBe(name)
    }
  })

  it('closes by Escape and restores the focus', async () => {
    await openMenu()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Profile' })).toHaveFocus()
    expect(chosen).not.toHaveBeenCalled()
  })

  it('runs the chosen action, by key or by press, and closes', async () => {
    await openMenu()
    await userEvent.keyboard('{End}{Enter}')
    expect(chosen).toHaveBeenCalledWith('Logout')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }))
    expect(chosen).toHaveBeenLastCalledWith('Settings')
  })

  it('closes when something outside is pressed', async () => {
    await openMenu()
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})
