import type { BrowserContext, Page } from '@playwright/test'
import type { Step, TestCustomer } from '../support/customers'
import type { FaultKind } from '../support/sandbox'

/** The browser and the sandbox of one walk. */
export type World = {
  readonly page: Page
  readonly context: BrowserContext
  /** Makes the walk's customer, at that step of KYC (1 when left out), and logs them in on this device. */
  readonly become: (step?: Step, stored?: (customer: TestCustomer) => Promise<Record<string, string>>) => Promise<void>
  /** Names somebody without a log-in on this device. */
  readonly meet: (emailAddress: string) => void
  /** Whom `become` or `meet` named last. @throws before there is anybody */
  readonly emailAddress: () => string
  /** Whom `become` made. @throws before there is anybody */
  readonly customer: () => TestCustomer
  /** What `become` put on the device beside the log-in. */
  readonly stored: () => Readonly<Record<string, string>>
  /** Makes the next calls of a path fail for the walk's customer, once when left out. */
  readonly fault: (path: string, kind: FaultKind, times?: number) => Promise<void>
  /** Lines of the browser's console that belong to what the walk brings about. */
  readonly expects: (...lines: readonly RegExp[]) => void
}

/** Something that somebody does in a walk. */
export type Deed = (world: World) => Promise<unknown>

/** How a step of a way is brought about in a browser. */
export type Hand = {
  /** What has to be so beforehand, before what leads to the step is done. */
  readonly arrange?: Deed
  /** What the customer, another tab or the clock does; without it the step comes by itself. */
  readonly act?: Deed
}

/** How a machine is entered: what has to be so, and the page that is opened. */
export type Entrance = { readonly arrange?: Deed; readonly open: Deed }

/** What a browser does for a machine, by the names of its plan. */
export type Hands = { readonly starts: Readonly<Record<string, Entrance>>; readonly moves: Readonly<Record<string, Hand>> }

/** A step that comes by itself where nobody hinders it. */
export const byItself: Hand = {}

/** A read is tried twice before it has failed. */
export const unanswered = (path: string): Hand => ({ arrange: ({ fault }) => fault(path, '503', 2) })

export const open =
  (path: string): Deed =>
  ({ page }) =>
    page.goto(path)

/** Lets that many milliseconds pass at once. */
export const pass = (milliseconds: number): Hand => ({ act: ({ page }) => page.clock.fastForward(milliseconds) })
