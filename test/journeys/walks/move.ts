import type { BrowserContext, Page } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import type { Start, Walk } from '../../machines/walks/walk'
import type { Step, TestCustomer } from '../support/customers'
import type { FaultKind } from '../support/sandbox'

/** The browser and the sandbox of one walk. */
export type World = {
  readonly page: Page
  readonly context: BrowserContext
  /** Makes the walk's customer, at that step of KYC (1 when left out), and logs them in on this device. */
  readonly become: (step?: Step, stored?: (customer: TestCustomer) => Promise<Record<string, string>>) => Promise<TestCustomer>
  /** Makes the walk's customer without a log-in on this device. */
  readonly meet: (emailAddress: string) => void
  /** Whom `become` or `meet` named last. @throws before there is anybody */
  readonly emailAddress: () => string
  /** Whom `become` made. @throws before there is anybody */
  readonly customer: () => TestCustomer
  /** Makes the next calls of a path fail for the walk's customer; a read is tried twice before it has failed. */
  readonly fault: (path: string, kind: FaultKind, times?: number) => Promise<void>
  /** Lines of the browser's console that belong to what the walk brings about. */
  readonly expects: (...lines: readonly RegExp[]) => void
}

type Deed = (world: World) => Promise<unknown>

/** What a machine hears: an event, the answer of one of its actors, or a delay that has passed. */
type Heard = { readonly event: AnyEventObject } | { readonly actor: string; readonly output: unknown } | { readonly delay: string }

/** One step of a walk, and how a browser brings it about. What has neither deed comes by itself. */
export type Move = Heard & {
  /** Where alone it is made, by the state's path; without it, wherever the machine takes it. */
  readonly in?: string
  /** What has to be so before the step, before even what leads to it is done. */
  readonly arrange?: Deed
  /** What the customer, another tab or the clock does. */
  readonly act?: Deed
}

/** A way into a machine, and how a browser goes it. */
export type Beginning = Start & { readonly arrange?: Deed; readonly open: Deed }

/** How a machine is walked in a browser. The moves are all that the way may be made of. */
export type BrowserWalk = {
  readonly walk: Walk
  readonly starts: readonly Beginning[]
  readonly moves: readonly Move[]
}

/** The pages of one walk go there. */
export const open =
  (path: string) =>
  ({ page }: World): Promise<unknown> =>
    page.goto(path)

/** Lets that many milliseconds pass at once. */
export const pass =
  (milliseconds: number) =>
  ({ page }: World): Promise<unknown> =>
    page.clock.fastForward(milliseconds)
