import { test as base } from '@playwright/test'
import { watchConsole, type ConsoleWatch } from './console-watch'
import { customerAtStep, storeLogIn, type Step, type TestCustomer } from './customers'
import { withoutNewer } from './old-browser'
import { portal } from './places'
import { recordEvidence } from './evidence'
import { followRequests, type Requests } from './requests'
import { recordToasts } from './toasts'
import { expectTranslated, withTranslator } from './translator'
import { consoleLineOf, removeFault, addFault, type Fault } from './sandbox'

type Fixtures = {
  /** Whether a translator rewrites every page, which must go on working. */
  readonly translated: boolean
  /** Whether every page lacks what a browser of .browserslistrc lacks. */
  readonly oldest: boolean
  /**
   * Fails the test on unexpected console output, records toasts, and says what was pressed and called before a failure.
   * Always active.
   */
  readonly quietConsole: ConsoleWatch
  /** The requests of the test's own browser context. */
  readonly requests: Requests
  /** Adds a fault and expects the browser's console line about it. Returns a function to remove the fault. */
  readonly fault: (fault: Fault) => Promise<() => Promise<void>>
  /**
   * Delays requests to an address, so that a loading state stays until the test has checked it. Returns a function to
   * release them. Begin before the page is opened: a request under way at that moment may not be reported.
   */
  readonly hold: (address: RegExp | ((url: URL) => boolean)) => Promise<() => void>
  /** Creates a customer for this test at a step of KYC (1 by default). */
  readonly newCustomer: (step?: Step) => Promise<TestCustomer>
  /** Like `newCustomer`, and logs in the browser without the form. */
  readonly loggedIn: (step?: Step) => Promise<TestCustomer>
}

/** The test of every journey: a new browser context at the portal's address with console checks. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(portal())
  },
  translated: [false, { option: true }],
  oldest: [false, { option: true }],
  // A test may end while a response that it changes is under way. Closing the context then is no error.
  context: async ({ context, translated, oldest }, use) => {
    if (oldest) await withoutNewer(context)
    if (translated) await withTranslator(context)
    await use(context)
    if (translated) for (const page of context.pages()) await expectTranslated(page)
    for (const place of [context, ...context.pages()]) await place.unrouteAll({ behavior: 'ignoreErrors' })
  },
  quietConsole: [
    async ({ context }, use, info) => {
      const watch = watchConsole()
      watch.follow(context)
      // A payment page without a checkout before it has the session's token, which the widget refuses and asks for its own.
      watch.expects(/\b401 \(Unauthorized\).*\/pay\/quote\?/)
      await recordToasts(context)
      const attachEvidence = await recordEvidence(context)
      await use(watch)
      await attachEvidence(info)
      watch.check()
    },
    { auto: true },
  ],
  requests: async ({ context }, use) => {
    await use(followRequests(context))
  },
  fault: async ({ quietConsole }, use) => {
    await use(async (fault) => {
      quietConsole.expects(...consoleLineOf(fault))
      // Chromium itself retries a request if a reused connection closes without a response.
      await addFault(fault.kind === 'drop' ? { times: 20, ...fault } : fault)
      return () => removeFault(fault.path, fault.emailAddress)
    })
  },
  hold: async ({ context }, use) => {
    await use(async (address) => {
      let release = () => {}
      const gate = new Promise<void>((resolve) => {
        release = resolve
      })
      await context.route(address, async (route) => {
        await gate
        // A request that was aborted meanwhile cannot be released.
        await route.continue().catch(() => undefined)
      })
      // The route stays: a request that is sent while a route is removed may not be reported.
      return () => {
        release()
      }
    })
  },
  newCustomer: async ({}, use) => {
    await use((step = 1) => customerAtStep(step))
  },
  loggedIn: async ({ context, newCustomer }, use) => {
    await use(async (step) => {
      const customer = await newCustomer(step)
      await storeLogIn(context, customer)
      return customer
    })
  },
})
export { expect } from '@playwright/test'
