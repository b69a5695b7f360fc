import { expect, type Page } from '@playwright/test'

/** The rows of the table on the screen, by the buttons that open them. */
export const titlesOf = (page: Page) => page.getByRole('main').locator('[data-opens]')

export const counts = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true })

/** The height of each row of the table, in pixels. */
const rowHeights = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))

/** Expects low rows; a row with one line of text has the height of one line. */
export const expectCompactRows = async (page: Page): Promise<void> => {
  const heights = await rowHeights(page)
  expect(heights.length).toBeGreaterThan(1)
  expect(Math.min(...heights)).toBeLessThanOrEqual(48)
  expect(Math.max(...heights)).toBeLessThanOrEqual(64)
}

export const header = (page: Page, name: string) => page.getByRole('columnheader', { name })
