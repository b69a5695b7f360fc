/** @jest-environment jsdom */
import { sendMessages } from '../support/widget-messages'
import { stopAll } from '../support/simulated'

jest.setTimeout(600_000)

afterEach(stopAll)

test('[PAY-06] of 10,000 messages only the one valid message changes the payment page', async () => {
  expect(await sendMessages(10_000)).toEqual({ wasReady: true, heard: true, replayed: false })
})
