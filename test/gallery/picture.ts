import type { Page } from '@playwright/test'

/** One screen in one of its states. */
export type Picture = {
  readonly name: string
  /** The page in its full length instead of what the window shows. */
  readonly whole?: boolean
  /** Brings the page into that state and waits until it is there. */
  readonly take: (page: Page) => Promise<void>
}

export const fileOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
