import { phase, provider, resendIn } from '../../../src/machines/second-factor/selectors'
import { loggedIn } from '../../support/builders'
import { succeeds } from '../../support/scripted-ports'
import { stopAll } from '../../support/simulated'
import { startSecondFactor } from './start-second-factor'

const atCode = async (script: Parameters<typeof startSecondFactor>[0] = {}) => {
  const started = startSecondFactor({ sends: [succeeds<void>(undefined)], ...script })
  await started.reaches('EnteringCode')
  return started
}

afterEach(stopAll)

test('[TAP-21: instants] after a sleep it says what is left, and a clock that was put back does not make it longer', async () => {
  const { passSeconds, look, is } = await atCode()
  passSeconds(45)
  expect(resendIn(look())).toBe(15)
  passSeconds(-86_400)
  expect(resendIn(look())).toBe(60)
  passSeconds(59)
  expect(resendIn(look())).toBe(1)
  passSeconds(3_600)
  expect(resendIn(look())).toBe(0)
  expect(is({ EnteringCode: 'CodeCanBeSent' })).toBe(true)
})

test('[TAP-21: second factor] what is sent is stored without the code until the log-in, but for an app', async () => {
  const { sentSecondFactor, submit, reaches } = await atCode({ providers: ['Phone'], logIns: [succeeds(loggedIn())] })
  expect(await sentSecondFactor.read('')).toEqual({
    _tag: 'SecondFactorRequired',
    userId: 7,
    providers: ['Phone'],
    sent: { provider: 'Phone', at: 1_000 },
  })
  submit()
  await reaches('LoggedIn')
  expect(await sentSecondFactor.read('')).toBeUndefined()
  const app = await atCode({ providers: ['GoogleAuthenticator'] })
  expect(await app.sentSecondFactor.read('')).toBeUndefined()
})

test('[TAP-21: second factor] with a code that was sent before a reload it goes on, and sends none', async () => {
  const { passSeconds, look, is, account, submit, reaches } = startSecondFactor({
    providers: ['Email', 'Phone'],
    sent: { provider: 'Phone', at: -19_000 },
    logIns: [succeeds(loggedIn())],
  })
  await reaches({ EnteringCode: 'CountingDown' })
  expect([phase(look()), provider(look()), resendIn(look())]).toEqual(['code', 'Phone', 40])
  passSeconds(40)
  expect(is({ EnteringCode: 'CodeCanBeSent' })).toBe(true)
  expect(account.sendCode.inputs).toEqual([])
  submit()
  await reaches('LoggedIn')
})
