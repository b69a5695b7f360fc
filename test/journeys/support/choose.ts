import type { Locator, Page } from '@playwright/test'

/** Types into a field with a list, and chooses the option of that name. */
export const choose = async (form: Page | Locator, label: string, name: string): Promise<void> => {
  await form.getByLabel(label, { exact: true }).fill(name)
  await form.getByRole('option', { name, exact: true }).click()
}
