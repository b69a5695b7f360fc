import fastify from 'fastify'
import { limitedByAddress, registerLimits } from '../../../src/service/wire/network-address'
import { SteadyWindows } from '../../../src/service/wire/steady-windows'

const MINUTE = 60_000

afterEach(() => jest.useRealTimers())

/** The requests so far of each of these addresses, at some seconds of the steady clock. */
const count = (windows: SteadyWindows, addresses: readonly string[]) =>
  addresses.map((address) => {
    const counted: { current: number; ttl: number }[] = []
    windows.incr(address, (_, result) => counted.push(result), MINUTE)
    return counted[0]
  })

test('a window lasts a minute from its first request; each address and each route has its own', () => {
  jest.useFakeTimers()
  const windows = new SteadyWindows()
  expect(count(windows, ['a', 'a', 'b'])).toEqual([
    { current: 1, ttl: MINUTE },
    { current: 2, ttl: MINUTE },
    { current: 1, ttl: MINUTE },
  ])
  jest.advanceTimersByTime(MINUTE - 1)
  expect(count(windows, ['a'])).toEqual([{ current: 3, ttl: 1 }])
  expect(count(windows.child(), ['a'])).toEqual([{ current: 1, ttl: MINUTE }])
  jest.advanceTimersByTime(1)
  expect(count(windows, ['a', 'a'])).toEqual([
    { current: 1, ttl: MINUTE },
    { current: 2, ttl: MINUTE },
  ])
})

test('the address that was counted longest ago is forgotten first, above five thousand', () => {
  const windows = new SteadyWindows()
  const addresses = Array.from({ length: 5_000 }, (_, index) => `10.0.0.${index}`)
  count(windows, addresses)
  count(windows, ['10.0.0.0', 'another'])
  expect(count(windows, ['10.0.0.0'])[0]).toMatchObject({ current: 3 })
  expect(count(windows, ['10.0.0.1'])[0]).toMatchObject({ current: 1 })
})

test('[RUN-14: clock that jumps back] the limit of an address does not outlive a system clock that jumps back', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const app = fastify()
  await registerLimits(app)
  app.get('/', { config: limitedByAddress(2) }, () => 'fine')
  const statuses = async (times: number) => {
    const answers: number[] = []
    for (let time = 0; time < times; time += 1) answers.push((await app.inject('/')).statusCode)
    return answers
  }
  expect(await statuses(3)).toEqual([200, 200, 429])
  jest.setSystemTime(Date.now() - 86_400_000)
  expect(await statuses(1)).toEqual([429])
  jest.advanceTimersByTime(MINUTE)
  expect(await statuses(3)).toEqual([200, 200, 429])
  await app.close()
})
