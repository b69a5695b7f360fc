import { expect, type BrowserContext } from '@playwright/test'

/** What the consoles of a context's pages said beyond plain logging, and what a test has asked for. */
export type ConsoleWatch = {
  readonly follow: (context: BrowserContext) => void
  /** From now on, or before, lines that fit are the browser's own about something that the test asked to fail. */
  readonly expects: (...lines: readonly RegExp[]) => void
  readonly check: () => void
}

/** Listens to every page of the contexts that it follows, frames included: warnings, errors, uncaught exceptions. */
export const watchConsole = (): ConsoleWatch => {
  const heard: string[] = []
  const expected: RegExp[] = []
  return {
    follow: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'warning' || message.type() === 'error')
          heard.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => {
        heard.push(`uncaught: ${error.error().message}`)
      })
    },
    expects: (...lines) => {
      expected.push(...lines)
    },
    check: () => {
      expect(heard.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
  }
}
