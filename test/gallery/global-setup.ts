import { startJourneys } from '../journeys/support/global-setup'
import { newSetClock } from '../support/set-clock'
import { MOMENT } from './moment'
import { preparePeople, publish } from './people'

/** The service of the journeys, first started at the moment of the pictures, with the people on them. */
export default async (): Promise<() => Promise<void>> => {
  const clock = await newSetClock()
  await clock.set((MOMENT - Date.now()) / 1_000)
  const stop = await startJourneys(clock.env)
  publish(await preparePeople())
  return async () => {
    await stop()
    await clock.remove()
  }
}
