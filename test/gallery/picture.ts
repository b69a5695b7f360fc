import type { Page } from '@playwright/test'

/** One screen in one of its states. */
export type Picture = {
  readonly name: string
  /** Captures the full page instead of the viewport. */
  readonly whole?: boolean
  /** Brings the page into the state and waits for it. */
  readonly take: (page: Page) => Promise<void>
}

export const fileOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
