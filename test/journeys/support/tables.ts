import type { Page } from '@playwright/test'

/** The rows of the table on the screen, by the buttons that open them. */
export const titlesOf = (page: Page) => page.getByRole('main').locator('[data-opens]')

/** The texts of one column, by its place from 1. */
export const column = (page: Page, place: number) => page.locator(`tbody tr td:nth-child(${place})`)

export const counts = (page: Page, text: string) => page.getByText(text, { exact: true })

export const header = (page: Page, name: string) => page.getByRole('columnheader', { name })
