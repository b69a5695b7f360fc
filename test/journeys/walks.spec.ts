import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Path, Plan } from '../machines/walks/browser/plan'
import { customerAtStep, storeLogIn, type TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { followMachines } from './walks/follow'
import type { Action, StartDriver, MachineDriver, WalkContext } from './walks/driver'
import { activationDriver } from './walks/drivers/activation'
import { kycDriver } from './walks/drivers/kyc'
import { loginDriver } from './walks/drivers/login'
import { paymentDriver } from './walks/drivers/payment'
import { quoteDriver } from './walks/drivers/quote'
import { registrationDriver } from './walks/drivers/registration'
import { sessionDriver } from './walks/drivers/session'

const plans = JSON.parse(readFileSync(resolve('test/journeys/walks/plans.json'), 'utf8')) as readonly Plan[]

const drivers: Readonly<Record<string, MachineDriver>> = {
  session: sessionDriver,
  login: loginDriver,
  registration: registrationDriver,
  activation: activationDriver,
  kyc: kycDriver,
  quote: quoteDriver,
  payment: paymentDriver,
}

const named = <A>(all: Readonly<Record<string, A>> | undefined, name: string): A => {
  const found = all?.[name]
  if (found === undefined) throw new Error(`no driver for "${name}"`)
  return found
}

/** One action, its preconditions, and the states that follow without another action. */
type Stage = { readonly preconditions: Action[]; readonly act: Action; readonly places: string[] }

/** Splits a path into stages, the first of which opens the page. Preconditions of a later action are set up one stage earlier. */
const stagesOf = ({ steps, places }: Path, { open }: StartDriver, { moves }: MachineDriver): readonly Stage[] => {
  const first: Stage = { preconditions: [], act: open, places: [...places] }
  const stages = [first]
  for (const step of steps) {
    const { arrange, act } = named(moves, step.move)
    const last = stages.at(-1) ?? first
    if (arrange) last.preconditions.push(arrange)
    if (act) stages.push({ preconditions: [], act, places: [...step.places] })
    else last.places.push(...step.places)
  }
  return stages
}

/** Whether all expected states were seen in this order, possibly with others in between. */
const containsInOrder = (seen: readonly string[], expected: readonly string[]): boolean => {
  const remaining = [...expected]
  for (const place of seen) if (place === remaining[0]) remaining.shift()
  return remaining.length === 0
}

for (const { machine, paths } of plans)
  test.describe(`the shortest path in ${machine}`, { tag: '@rest' }, () => {
    for (const path of paths)
      test(`to ${path.to}`, async ({ page, context, fault, quietConsole }) => {
        const driver = named(drivers, machine)
        const start = named(driver.starts, path.start)
        let user: { readonly emailAddress: string; readonly customer?: TestCustomer } | undefined
        let storedItems: Readonly<Record<string, string>> = {}
        const currentUser = () => {
          if (user === undefined) throw new Error('the walk has no customer yet')
          return user
        }
        const walk: WalkContext = {
          page,
          context,
          createCustomer: async (step = 1, stored = () => Promise.resolve({})) => {
            const customer = await customerAtStep(step)
            storedItems = await stored(customer)
            await storeLogIn(context, customer, storedItems)
            user = { emailAddress: customer.emailAddress, customer }
          },
          useVisitor: (emailAddress) => {
            user = { emailAddress }
          },
          emailAddress: () => currentUser().emailAddress,
          customer: () => {
            const { customer } = currentUser()
            if (customer === undefined) throw new Error('nobody is logged in')
            return customer
          },
          stored: () => storedItems,
          fault: async (faulty, kind, times = 1) => {
            await fault({ path: faulty, kind, times, emailAddress: currentUser().emailAddress })
          },
          expects: quietConsole.expects,
        }

        await page.clock.install()
        const trail = await followMachines(context)
        await start.arrange?.(walk)
        const expected: string[] = []
        for (const { preconditions, act, places } of stagesOf(path, start, driver)) {
          for (const arrange of preconditions) await arrange(walk)
          await act(walk)
          expected.push(...places)
          await expect.poll(() => (containsInOrder(trail(machine), expected) ? expected : trail(machine)), { message: machine }).toBe(expected)
        }
      })
  })
