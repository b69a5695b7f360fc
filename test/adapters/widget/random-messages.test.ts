import { sendMessages } from '../../support/widget-messages'
import { stopAll } from '../../support/simulated'

afterEach(() => {
  stopAll()
  document.body.replaceChildren()
})

test('[PAY-06] of a thousand messages only the one valid message changes the payment page, once', async () => {
  expect(await sendMessages(1_000)).toEqual({ wasReady: true, heard: true, replayed: false })
})
