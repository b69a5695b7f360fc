import { rawClient, type Answer } from './raw-client'

/** Moves business time of the sandbox: to a day, at the present time of day, or to an instant. */
export const moveClock = (origin: string, date: string): Promise<Answer> =>
  rawClient(origin).post('/sandbox/clock', { date })

/** Business time of the sandbox. */
export const businessTime = async (origin: string): Promise<Date> => {
  const { result } = await rawClient(origin).get('/sandbox/clock')
  return new Date((result as { readonly time: string }).time)
}
