import { test as base } from '@playwright/test'
import { watchConsole, type ConsoleWatch } from './console-watch'
import { customerAtStep, storeLogIn, type Step, type TestCustomer } from './customers'
import { portal } from './places'
import { followRequests, type Requests } from './requests'
import { consoleLineOf, switchOffFault, switchOnFault, type Fault } from './sandbox'

type Fixtures = {
  /** Ends the test with a failure when a console was not quiet. Always on. */
  readonly quietConsole: ConsoleWatch
  /** The requests of the test's own browser context. */
  readonly requests: Requests
  /** Switches a fault on, and expects the browser's console line about it. Gives the way to switch it off. */
  readonly fault: (fault: Fault) => Promise<() => Promise<void>>
  /**
   * Holds requests to an address back, so that what is shown meanwhile stays as long as the test looks at it. Gives the
   * way to let them go.
   */
  readonly hold: (address: RegExp) => Promise<() => Promise<void>>
  /** A customer of this test alone, at that step of KYC (1 when left out). */
  readonly newCustomer: (step?: Step) => Promise<TestCustomer>
  /** The same, logged in in the test's browser without going through the form. */
  readonly loggedIn: (step?: Step) => Promise<TestCustomer>
}

/** The test of every journey: a browser context of its own at the portal's address, with an eye on the console. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(portal())
  },
  quietConsole: [
    async ({ context }, use) => {
      const watch = watchConsole()
      watch.follow(context)
      await use(watch)
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
      // Chromium sends a request anew by itself when a connection that it had used before breaks without an answer.
      await switchOnFault(fault.kind === 'drop' ? { times: 20, ...fault } : fault)
      return () => switchOffFault(fault.path, fault.emailAddress)
    })
  },
  hold: async ({ context }, use) => {
    await use(async (address) => {
      let letGo = () => {}
      const gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await context.route(address, async (route) => {
        await gate
        // A request that was given up meanwhile cannot be let go.
        await route.continue().catch(() => undefined)
      })
      return async () => {
        letGo()
        await context.unroute(address)
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
