import { makeConfirmationImplementations } from '../../../src/machines/confirmation/actors'
import { confirmationMachine } from '../../../src/machines/confirmation/machine'
import { email, isSending, isSent } from '../../../src/machines/confirmation/selectors'
import { everyError, rejected } from '../../support/builders'
import { breaks, fails, late, scripted, scriptedAccount, succeeds, type Answer } from '../../support/scripted-ports'
import { recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

const start = (address: string | undefined, ...answers: Answer<void>[]) => {
  const account = scriptedAccount({ requestActivationLink: scripted(...answers) })
  const ports = {
    activation: account,
    navigation: recordedNavigation({ screen: 'confirm-email' }),
    notifications: recordedNotifications(),
  }
  const confirmation = simulate(confirmationMachine.provide(makeConfirmationImplementations(ports)), { email: address })
  return {
    ...confirmation,
    ...ports,
    account,
    resend: () => {
      confirmation.actor.send({ type: 'resend' })
    },
  }
}

afterEach(stopAll)

describe('confirmation', () => {
  test('[AUTH-16: sent again] sends the link again to the stored address, once, and reports it', async () => {
    const answer = late<void>()
    const { actor, resend, reaches, account, notifications } = start('a@portal.test', answer.answer)
    expect(email(actor.getSnapshot())).toBe('a@portal.test')
    resend()
    resend()
    expect(isSending(actor.getSnapshot())).toBe(true)
    answer.succeeds(undefined)
    await reaches('Sent')
    resend()
    expect(isSent(actor.getSnapshot())).toBe(true)
    expect(account.requestActivationLink.inputs).toEqual(['a@portal.test'])
    expect(notifications.notices).toEqual([{ kind: 'success', text: 'Email Successfully sent.', lasts: 1_500 }])
  })

  test.each([undefined, ''])('[AUTH-16: no stored email] sends nothing with %p as the address', (address) => {
    const { resend, is, account } = start(address)
    expect(is('WithoutEmail')).toBe(true)
    resend()
    expect(account.requestActivationLink.inputs).toEqual([])
  })

  test.each([
    ['a refusal', fails(rejected({ message: 'Too often.' })), 'Too often.'],
    ['too many tries', fails(everyError.RateLimited), 'Too many tries. Try again in 30 s.'],
    ['no answer', fails(everyError.NoAnswer), 'An error occurred during operation'],
    ['a defect', breaks, 'An error occurred during operation'],
  ])('[ERR-01] after %s the button is enabled again, and a toast says why', async (_, script, text) => {
    const { actor, resend, reaches, account, notifications } = start('a@portal.test', script, succeeds(undefined))
    resend()
    await answersArrive()
    expect(isSending(actor.getSnapshot())).toBe(false)
    expect(notifications.notices).toEqual([{ kind: 'error', text, lasts: 1_500 }])
    resend()
    await reaches('Sent')
    expect(account.requestActivationLink.inputs).toHaveLength(2)
  })
})
