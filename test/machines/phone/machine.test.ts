import { phoneMachine } from '../../../src/machines/phone/machine'
import { makePhoneImplementations } from '../../../src/machines/phone/actors'
import { isBusy, isResending, phase, phone, phoneNumber, resendIn, errors } from '../../../src/machines/phone/selectors'
import { rejected } from '../../support/builders'
import { breaks, fails, late, scripted, scriptedPhone, succeeds, type Answer } from '../../support/scripted-ports'
import { memoryDrafts } from '../../support/scripted-stores'
import type { Draft } from '../../../src/domain/drafts/drafts'
import { movedClock } from '../../support/fixed-clock'
import { memorySentSms } from '../../support/memory-sent-codes'
import { recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

const aNumber = { countryCode: '+234', number: '08031234567' }
const aCode = { digit1: '1', digit2: '2', digit3: '3', digit4: '4', digit5: '5', digit6: '6' }
const fine = succeeds(undefined)

type Script = {
  readonly sends?: Answer<void>[]
  readonly proofs?: Answer<void>[]
  readonly drafts?: Record<string, Draft>
  readonly number?: string
  readonly sentAt?: number
}

const start = ({ sends = [fine], proofs = [], drafts, number = '', sentAt }: Script = {}) => {
  const { clock, passSeconds } = movedClock(1_000_000)
  const changes: string[] = []
  const ports = {
    phone: scriptedPhone({ sendCode: scripted(...sends), verifyCode: scripted(...proofs) }),
    drafts: memoryDrafts(drafts),
    clock,
    sentSms: memorySentSms(),
    customerUpdates: { changed: () => void changes.push('changed'), watch: () => () => undefined },
    navigation: recordedNavigation({ screen: 'verify-phone' }),
    notifications: recordedNotifications(),
  }
  const machine = simulate(phoneMachine.provide(makePhoneImplementations(ports)), {
    number,
    ...(sentAt !== undefined && { sentAt }),
  })
  const look = () => machine.actor.getSnapshot()
  return { ...machine, ...ports, changes, look, passSeconds }
}

/** A machine that waits for the code. */
const atCode = async (script: Parameters<typeof start>[0] = {}) => {
  const started = start(script)
  started.actor.send({ type: 'submit-number', form: aNumber })
  await answersArrive()
  expect(phase(started.look())).toBe('code')
  return started
}

afterEach(stopAll)

describe('phone verification', () => {
  test('[PHONE-01] [PHONE-03] sends a code to the number, then the number with the code, and the profile is refreshed', async () => {
    const { actor, look, phone: port, notifications, changes } = await atCode({ proofs: [fine] })
    expect(port.sendCode.inputs).toEqual(['+2348031234567'])
    actor.send({ type: 'submit-code', form: aCode })
    expect(isBusy(look())).toBe(true)
    actor.send({ type: 'submit-code', form: aCode })
    await answersArrive()
    expect(port.verifyCode.inputs).toEqual([{ phoneNumber: '+2348031234567', code: '123456' }])
    expect(phase(look())).toBe('done')
    expect(changes).toEqual(['changed'])
    expect(notifications.notices.map(({ kind, text }) => [kind, text])).toEqual([
      ['success', 'We have sent you a code.'],
      ['success', 'Your phone number has been verified.'],
    ])
  })

  test.each([
    ['08031234567', '+234', '08031234567'],
    ['+2348031234567', '+234', '8031234567'],
    ['', '+234', ''],
  ])('[PHONE-01] starts with the known number: %p', (number, countryCode, shown) => {
    expect(phone(start({ number }).look())).toEqual({ countryCode, number: shown })
  })

  test('updates a draft that has the old number, and creates none', async () => {
    const typed = { name: 'First', phoneNo: '0803' }
    const stored = await atCode({ proofs: [fine], drafts: { 'kyc-user-details': typed } })
    stored.actor.send({ type: 'submit-code', form: aCode })
    await answersArrive()
    expect(stored.drafts.stored).toEqual({ 'kyc-user-details': { name: 'First', phoneNo: '+2348031234567' } })
    const none = await atCode({ proofs: [fine] })
    none.actor.send({ type: 'submit-code', form: aCode })
    await answersArrive()
    expect(none.drafts.stored).toEqual({})
  })

  test('[PHONE-02] [PHONE-04] sends no request for an invalid number or code', async () => {
    const { actor, look, phone: port } = start()
    actor.send({ type: 'submit-number', form: { countryCode: '', number: '123' } })
    expect(errors(look()).fields).toEqual([
      { field: 'countryCode', message: 'Please select your country code' },
      { field: 'number', message: 'Phone number must be at least 9 characters in length' },
    ])
    expect(port.sendCode.inputs).toEqual([])
    actor.send({ type: 'submit-number', form: aNumber })
    await answersArrive()
    actor.send({ type: 'submit-code', form: { ...aCode, digit6: '' } })
    expect(errors(look()).fields).toEqual([{ field: 'digit6', message: 'Please enter your code' }])
    expect(port.verifyCode.inputs).toEqual([])
  })

  test('[PHONE-05] a code can be sent again after a countdown of 60 s', async () => {
    const { actor, look, passSeconds, phone: port } = await atCode({ sends: [fine, fine] })
    expect(resendIn(look())).toBe(60)
    actor.send({ type: 'resend-code' })
    passSeconds(59)
    expect(resendIn(look())).toBe(1)
    actor.send({ type: 'resend-code' })
    expect(port.sendCode.inputs).toHaveLength(1)
    passSeconds(1)
    actor.send({ type: 'resend-code' })
    expect(isResending(look())).toBe(true)
    await answersArrive()
    expect(port.sendCode.inputs).toEqual(['+2348031234567', '+2348031234567'])
    expect(resendIn(look())).toBe(60)
  })

  test("[PHONE-05] a wrong code shows the server's message and leaves the number and the countdown as they are", async () => {
    const wrong = fails(rejected({ message: 'Wrong verification code!' }))
    const { actor, look, passSeconds } = await atCode({ proofs: [wrong, fine] })
    passSeconds(10)
    actor.send({ type: 'submit-code', form: aCode })
    await answersArrive()
    expect(errors(look()).failure?.message).toBe('Wrong verification code!')
    expect([phase(look()), phoneNumber(look()), resendIn(look())]).toEqual(['code', '+2348031234567', 50])
    actor.send({ type: 'submit-code', form: aCode })
    await answersArrive()
    expect(phase(look())).toBe('done')
  })

  test('[TAP-21: SMS] number and instant are stored until the number is verified or another one is used', async () => {
    for (const event of [{ type: 'submit-code', form: aCode }, { type: 'change-number' }] as const) {
      const { actor, sentSms } = await atCode({ proofs: [fine] })
      expect(sentSms.read()).toEqual({ phoneNumber: '+2348031234567', sentAt: 1_000_000 })
      actor.send(event)
      await answersArrive()
      expect(sentSms.read()).toBeUndefined()
    }
  })

  test('[TAP-21: SMS] a page that is loaded again goes on with the code that was sent', async () => {
    const { actor, look, phone: port } = start({ number: '+2348031234567', sentAt: 980_000, proofs: [fine] })
    expect([phase(look()), phoneNumber(look()), resendIn(look())]).toEqual(['code', '+2348031234567', 40])
    actor.send({ type: 'submit-code', form: aCode })
    await answersArrive()
    expect(port.sendCode.inputs).toEqual([])
    expect(port.verifyCode.inputs).toEqual([{ phoneNumber: '+2348031234567', code: '123456' }])
    expect(phase(look())).toBe('done')
  })

  test('a number that the server rejects stays in its form, with the message at the field', async () => {
    const violations = [{ message: 'Please enter a valid phone number', fields: ['phoneNumber'] }]
    const { actor, look } = start({ sends: [fails(rejected({ message: 'Your request is not valid!', violations }))] })
    actor.send({ type: 'submit-number', form: aNumber })
    await answersArrive()
    expect([phase(look()), phone(look())]).toEqual(['number', aNumber])
    expect(errors(look()).fields).toEqual([{ field: 'number', message: 'Please enter a valid phone number' }])
  })

  test('the number can be changed, starting with the previous one', async () => {
    const { actor, look } = await atCode()
    actor.send({ type: 'change-number' })
    expect([phase(look()), phone(look())]).toEqual(['number', aNumber])
  })

  test.each([fails(rejected({ message: 'Not now.' })), breaks])(
    '[PHONE-05] another code that cannot be sent is reported, and can be requested again',
    async (answer) => {
      const { actor, look, phone: port, passSeconds } = await atCode({ sends: [fine, answer, fine] })
      passSeconds(60)
      actor.send({ type: 'resend-code' })
      await answersArrive()
      expect([isResending(look()), resendIn(look())]).toEqual([false, 0])
      expect(errors(look()).failure).toBeDefined()
      actor.send({ type: 'resend-code' })
      await answersArrive()
      expect(port.sendCode.inputs).toHaveLength(3)
      expect([errors(look()).failure, resendIn(look())]).toEqual([undefined, 60])
    },
  )

  test('a submitted code is ignored while another is being sent', async () => {
    const second = late<void>()
    const { actor, passSeconds, phone: port } = await atCode({ sends: [fine, second.answer] })
    passSeconds(60)
    actor.send({ type: 'resend-code' })
    actor.send({ type: 'submit-code', form: aCode })
    await answersArrive()
    expect(port.verifyCode.inputs).toEqual([])
    second.succeeds(undefined)
    await answersArrive()
  })

  test.each([
    ['sending', { sends: [breaks] }, 'number'],
    ['verifying', { proofs: [breaks] }, 'code'],
  ] as const)('a defect while %s is reported and can be retried', async (what, script, after) => {
    const { actor, look } = start({
      ...script,
      sends: 'sends' in script ? [...script.sends] : [fine],
      proofs: 'proofs' in script ? [...script.proofs] : [],
    })
    actor.send({ type: 'submit-number', form: aNumber })
    await answersArrive()
    if (what === 'verifying') actor.send({ type: 'submit-code', form: aCode })
    await answersArrive()
    expect([phase(look()), errors(look()).failure?.message]).toEqual([after, 'An error occurred during operation'])
  })
})
