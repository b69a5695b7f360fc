import { test } from './fixtures'

const devices = [
  { viewport: { width: 360, height: 740 }, hasTouch: true },
  { viewport: { width: 1280, height: 600 }, hasTouch: false },
]

/** Adds the journeys for a finger on a phone, and for the mouse at a low window, which `npm run test:rest` runs. */
export const onEachDevice = (addJourneys: (hasTouch: boolean) => void): void => {
  for (const device of devices) {
    const { width, height } = device.viewport
    test.describe(`at ${String(width)} × ${String(height)}`, { tag: device.hasTouch ? [] : '@rest' }, () => {
      test.use(device)
      addJourneys(device.hasTouch)
    })
  }
}
