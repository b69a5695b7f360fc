import type { UserEvent } from '@testing-library/user-event'

/** Fills in a field at once, by pasting; tests about single keys type instead. */
export const fillIn = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field)
  await user.paste(text)
}
