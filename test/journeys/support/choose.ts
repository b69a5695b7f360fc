import type { Locator, Page } from '@playwright/test'

/** Types into a field with a list, and chooses the option of that name, also where it is chosen already. */
export const choose = async (form: Page | Locator, label: string, name: string): Promise<void> => {
  const field = form.getByLabel(label, { exact: true })
  await field.fill('')
  await field.fill(name)
  await form.getByRole('option', { name, exact: true }).click()
}
