import { sendMessages } from '../../support/widget-messages'
import { stopAll } from '../../support/simulated'

afterEach(() => {
  stopAll()
  document.body.replaceChildren()
})

test('[PAY-06] of a thousand messages none changes the payment page, but for the one right one, and that once', async () => {
  expect(await sendMessages(1_000)).toEqual({ wasReady: true, heard: true, replayed: false })
})
