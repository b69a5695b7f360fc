import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Path, Plan } from '../machines/walks/browser/plan'
import { customerAtStep, storeLogIn, type TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { followMachines } from './walks/follow'
import type { Deed, Entrance, Hands, World } from './walks/hand'
import { activationHands } from './walks/hands/activation'
import { kycHands } from './walks/hands/kyc'
import { loginHands } from './walks/hands/login'
import { paymentHands } from './walks/hands/payment'
import { quoteHands } from './walks/hands/quote'
import { registrationHands } from './walks/hands/registration'
import { sessionHands } from './walks/hands/session'

const plans = JSON.parse(readFileSync(resolve('test/journeys/walks/plans.json'), 'utf8')) as readonly Plan[]

const hands: Readonly<Record<string, Hands>> = {
  session: sessionHands,
  login: loginHands,
  registration: registrationHands,
  activation: activationHands,
  kyc: kycHands,
  quote: quoteHands,
  payment: paymentHands,
}

const named = <A>(all: Readonly<Record<string, A>> | undefined, name: string): A => {
  const found = all?.[name]
  if (found === undefined) throw new Error(`no hand knows "${name}"`)
  return found
}

/** What somebody does, what has to be so before it, and where it leads by itself. */
type Stage = { readonly arranges: Deed[]; readonly act: Deed; readonly places: string[] }

/** A way in stages; the first one is the entrance. What a later act needs is arranged before the stage that leads to it. */
const stagesOf = ({ steps, places }: Path, { open }: Entrance, { moves }: Hands): readonly Stage[] => {
  const first: Stage = { arranges: [], act: open, places: [...places] }
  const stages = [first]
  for (const step of steps) {
    const { arrange, act } = named(moves, step.move)
    const last = stages.at(-1) ?? first
    if (arrange) last.arranges.push(arrange)
    if (act) stages.push({ arranges: [], act, places: [...step.places] })
    else last.places.push(...step.places)
  }
  return stages
}

/** Whether all of these were seen in this order, with others in between or not. */
const holds = (seen: readonly string[], wanted: readonly string[]): boolean => {
  const left = [...wanted]
  for (const place of seen) if (place === left[0]) left.shift()
  return left.length === 0
}

for (const { machine, paths } of plans)
  test.describe(`the shortest way in ${machine}`, { tag: '@rest' }, () => {
    for (const path of paths)
      test(`to ${path.to}`, async ({ page, context, fault, quietConsole }) => {
        const own = named(hands, machine)
        const entrance = named(own.starts, path.start)
        let who: { readonly emailAddress: string; readonly customer?: TestCustomer } | undefined
        let onDevice: Readonly<Record<string, string>> = {}
        const somebody = () => {
          if (who === undefined) throw new Error('the walk has no customer yet')
          return who
        }
        const world: World = {
          page,
          context,
          become: async (step = 1, stored = () => Promise.resolve({})) => {
            const customer = await customerAtStep(step)
            onDevice = await stored(customer)
            await storeLogIn(context, customer, onDevice)
            who = { emailAddress: customer.emailAddress, customer }
          },
          meet: (emailAddress) => {
            who = { emailAddress }
          },
          emailAddress: () => somebody().emailAddress,
          customer: () => {
            const { customer } = somebody()
            if (customer === undefined) throw new Error('nobody is logged in')
            return customer
          },
          stored: () => onDevice,
          fault: async (faulty, kind, times = 1) => {
            await fault({ path: faulty, kind, times, emailAddress: somebody().emailAddress })
          },
          expects: quietConsole.expects,
        }

        await page.clock.install()
        const trail = await followMachines(context)
        await entrance.arrange?.(world)
        const wanted: string[] = []
        for (const { arranges, act, places } of stagesOf(path, entrance, own)) {
          for (const arrange of arranges) await arrange(world)
          await act(world)
          wanted.push(...places)
          await expect.poll(() => (holds(trail(machine), wanted) ? wanted : trail(machine)), { message: machine }).toBe(wanted)
        }
      })
  })
