import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from '../../../../src/ui/components/menu/menu'

test('a menu closes at a second press on its button, and at one elsewhere', async () => {
  render(<Menu label="Actions" trigger="…" items={[{ label: 'Peel', onSelect: () => undefined }]} />)
  const button = screen.getByRole('button', { name: 'Actions' })
  for (const pressed of [button, document.body]) {
    await userEvent.click(button)
    expect(screen.getByRole('menu')).toBeInTheDocument()
    await userEvent.click(pressed)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  }
})

test('a closed menu no longer listens to presses elsewhere', async () => {
  const [adds, removes] = [jest.spyOn(document, 'addEventListener'), jest.spyOn(document, 'removeEventListener')]
  const pressListeners = ({ mock }: typeof adds | typeof removes) =>
    mock.calls.filter(([type]) => type === 'pointerdown').map(([, listener]) => listener)
  render(<Menu label="Actions" trigger="…" items={[{ label: 'Peel', onSelect: () => undefined }]} />)
  const button = screen.getByRole('button', { name: 'Actions' })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(pressListeners(adds)).toHaveLength(1)
  expect(pressListeners(removes)).toEqual(pressListeners(adds))
})
