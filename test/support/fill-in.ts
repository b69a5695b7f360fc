import type { UserEvent } from '@testing-library/user-event'

/** Fills a field in at once, from the clipboard; a test that is about keys types them. */
export const fillIn = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field)
  await user.paste(text)
}
