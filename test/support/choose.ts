import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Types into a field with a list, and chooses the option of that name. */
export const choose = async (user: UserEvent, field: HTMLElement, name: string): Promise<void> => {
  await user.clear(field)
  await user.type(field, name)
  await user.click(await screen.findByRole('option', { name }))
}
