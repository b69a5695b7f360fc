import { expect, type BrowserContext } from '@playwright/test'

/** Records warnings and errors in the consoles of a context's pages, and the lines that a test expects. */
export type ConsoleWatch = {
  readonly follow: (context: BrowserContext) => void
  /** Declares expected lines, earlier or later ones, which the browser prints about intended failures. */
  readonly expects: (...lines: readonly RegExp[]) => void
  readonly check: () => void
}

/**
 * Chromium's remark that a preloaded file was not used within three seconds of the load, which says how busy the machine
 * is; that each is used, and loaded once, has a journey of its own.
 */
const lateUse = /preloaded using link preload but not used/

/** Listens to warnings, errors and uncaught exceptions in every page and frame of the followed contexts. */
export const watchConsole = (): ConsoleWatch => {
  const received: string[] = []
  const expected: RegExp[] = [lateUse]
  return {
    follow: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'warning' || message.type() === 'error')
          received.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => {
        received.push(`uncaught: ${error.error().message}`)
      })
    },
    expects: (...lines) => {
      expected.push(...lines)
    },
    check: () => {
      expect(received.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
  }
}
