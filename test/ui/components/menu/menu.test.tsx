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
