import { customerAtStep, storeLogIn, type TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { followMachines } from './walks/follow'
import type { Step, Path } from './walks/plan'
import type { World } from './walks/move'
import { plans } from './walks/plans'

/** Whether all of these were seen, in this order, with others in between or not. */
const holds = (seen: readonly string[], wanted: readonly string[]): boolean => {
  const left = [...wanted]
  for (const place of seen) if (place === left[0]) left.shift()
  return left.length === 0
}

type Stage = { readonly by: Step | undefined; readonly then: readonly Step[] }

/** A path in stages: what somebody does, and what comes of it by itself. */
const stagesOf = ({ steps }: Path): readonly Stage[] =>
  steps.reduce<readonly Stage[]>(
    (stages, step) => {
      const last = stages.at(-1)
      return step.move.act || last === undefined
        ? [...stages, { by: step, then: [] }]
        : [...stages.slice(0, -1), { ...last, then: [...last.then, step] }]
    },
    [{ by: undefined, then: [] }],
  )

for (const { machine, paths } of plans)
  test.describe(`the shortest way through ${machine}`, () => {
    for (const path of paths)
      test(`to ${path.to}`, async ({ page, context, fault, quietConsole }) => {
        await page.clock.install()
        const trail = await followMachines(context)
        const known: { customer?: TestCustomer; emailAddress?: string } = {}
        const emailAddress = () => {
          if (known.emailAddress === undefined) throw new Error('the walk has no customer yet')
          return known.emailAddress
        }
        const world: World = {
          page,
          context,
          emailAddress,
          become: async (step = 1, stored = () => Promise.resolve({})) => {
            const customer = await customerAtStep(step)
            await storeLogIn(context, customer, await stored(customer))
            Object.assign(known, { customer, emailAddress: customer.emailAddress })
            return customer
          },
          meet: (address) => {
            known.emailAddress = address
          },
          customer: () => {
            if (known.customer === undefined) throw new Error('the walk has no customer yet')
            return known.customer
          },
          fault: async (faulty, kind, times = 1) => {
            await fault({ path: faulty, kind, times, emailAddress: emailAddress() })
          },
          expects: quietConsole.expects,
        }

        await path.start.arrange?.(world)
        let wanted = path.places
        for (const { by, then } of stagesOf(path)) {
          for (const { move } of by ? [by, ...then] : then) await move.arrange?.(world)
          await (by ? by.move.act?.(world) : path.start.open(world))
          wanted = [...wanted, ...(by ? [by, ...then] : then).flatMap(({ places }) => places)]
          await expect.poll(() => holds(trail(machine), wanted), { message: `${wanted.join(', ')} in ${machine}` }).toBe(true)
        }
      })
  })
