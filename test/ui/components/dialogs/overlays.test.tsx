import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Drawer } from '../../../../src/ui/components/dialogs/drawer'
import { Modal } from '../../../../src/ui/components/dialogs/modal'

const closed = jest.fn()

const openIt = async (Overlay: typeof Modal | typeof Drawer = Modal) => {
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
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Details' })
}

beforeEach(() => closed.mockClear())

describe.each([
  ['Modal', Modal, 'Close'],
  ['Drawer', Drawer, 'Close menu'],
])('%s', (_, Overlay, closeLabel) => {
  it.each(['its button', 'Escape'])(
    'opens as a modal dialog, moves the focus to its title, and closes by %s, once, which restores it',
    async (way) => {
      expect(await openIt(Overlay)).toHaveProperty('open', true)
      expect(screen.getByRole('heading', { name: 'Details' })).toHaveFocus()
      expect(document.documentElement).toHaveClass('locked')
      if (way === 'Escape') await userEvent.keyboard('{Escape}')
      else await userEvent.click(screen.getByRole('button', { name: closeLabel }))
      expect(closed).toHaveBeenCalledTimes(1)
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
      expect(document.documentElement).not.toHaveClass('locked')
    },
  )
})

describe('a dialog', () => {
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
