import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plan } from '../machines/walks/browser/plan'
import { customerAtStep, storeLogIn, type TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { followMachines } from './walks/follow'
import type { WalkContext } from './walks/driver'
import { drivers } from './walks/drivers'
import { picturesFolder, takePictures, withoutPictures } from './walks/pictures'
import { picturedOn } from './walks/sights'
import { containsInOrder, driverOf, stagesOf } from './walks/stages'

const plans = JSON.parse(readFileSync(resolve('test/journeys/walks/plans.json'), 'utf8')) as readonly Plan[]

// What a customer sees on a phone.
if (picturesFolder !== undefined)
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

for (const plan of plans) {
  const { machine, paths } = plan
  test.describe(`the shortest path in ${machine}`, { tag: '@rest' }, () => {
    for (const path of paths)
      test(`to ${path.to}`, async ({ page, context, fault, quietConsole }) => {
        const driver = driverOf(drivers, machine)
        await page.clock.install()
        const trail = await followMachines(page)
        const { perform, withoutTime } =
          picturesFolder === undefined
            ? withoutPictures(page)
            : await takePictures({
                page,
                trail: () => trail(machine),
                states: picturedOn(plan, path),
                folder: join(picturesFolder, machine),
              })
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
          withoutTime,
        }

        await driverOf(driver.starts, path.start).arrange?.(walk)
        const expected: string[] = []
        for (const { preconditions, act, places } of stagesOf(path, driver)) {
          for (const arrange of preconditions) await arrange(walk)
          expected.push(...places)
          await perform(
            () => act(walk),
            () => containsInOrder(trail(machine), expected),
          )
          await expect
            .poll(() => (containsInOrder(trail(machine), expected) ? expected : trail(machine)), { message: machine })
            .toBe(expected)
        }
      })
  })
}
