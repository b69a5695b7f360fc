import type { BrowserContext, Page } from '@playwright/test'
import type { Step, TestCustomer } from '../support/customers'
import type { FaultKind } from '../support/sandbox'

/** The browser and the sandbox of one walk. */
export type WalkContext = {
  readonly page: Page
  readonly context: BrowserContext
  /** Creates the customer of the walk at this step of KYC (1 by default) and logs them in. */
  readonly createCustomer: (
    step?: Step,
    stored?: (customer: TestCustomer) => Promise<Record<string, string>>,
  ) => Promise<void>
  /** Sets the email of a visitor without a log-in. */
  readonly useVisitor: (emailAddress: string) => void
  /** The email of the last `createCustomer` or `useVisitor`. @throws Error before either of them */
  readonly emailAddress: () => string
  /** The customer of `createCustomer`. @throws Error before it */
  readonly customer: () => TestCustomer
  /** The items that `createCustomer` put into local storage besides the log-in. */
  readonly stored: () => Readonly<Record<string, string>>
  /** Makes the next calls of a path fail for the customer of the walk, once by default. */
  readonly fault: (path: string, kind: FaultKind, times?: number) => Promise<void>
  /** Declares console lines that the walk causes intentionally. */
  readonly expects: (...lines: readonly RegExp[]) => void
  /** Stops the page's clock during an action. */
  readonly withoutTime: (act: () => Promise<unknown>) => Promise<void>
}

/** An action or a precondition of a walk. */
export type Action = (walk: WalkContext) => Promise<unknown>

/** How a browser executes one move of a path. */
export type MoveDriver = {
  /** The precondition, set up before the previous action. */
  readonly arrange?: Action
  /** The action of the customer, another tab or the clock; without it the move happens automatically. */
  readonly act?: Action
}

/** How a machine is started: the precondition and the page to open. */
export type StartDriver = { readonly arrange?: Action; readonly open: Action }

/** How a browser executes the paths of a machine, by the names of its plan. */
export type MachineDriver = {
  readonly starts: Readonly<Record<string, StartDriver>>
  readonly moves: Readonly<Record<string, MoveDriver>>
}

/** A move that happens without action. */
export const automatic: MoveDriver = {}

/** Two failures, because a read is retried once. */
export const outage = (path: string): MoveDriver => ({ arrange: ({ fault }) => fault(path, '503', 2) })

export const open =
  (path: string): Action =>
  ({ page }) =>
    page.goto(path)

/** Advances the clock by this number of milliseconds. */
export const advanceClock = (milliseconds: number): MoveDriver => ({
  act: ({ page }) => page.clock.fastForward(milliseconds),
})
