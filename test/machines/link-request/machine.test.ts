import { makeLinkRequestImplementations } from '../../../src/machines/link-request/actors'
import { linkRequestMachine } from '../../../src/machines/link-request/machine'
import { errors, form, isSending, isSent } from '../../../src/machines/link-request/selectors'
import { everyError, rejected } from '../../support/builders'
import { breaks, fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { simulate, stopAll } from '../../support/simulated'

const start = (...answers: Answer<void>[]) => {
  const ports = {
    requestLink: scripted(...answers),
    navigation: recordedNavigation({ screen: 'forgot-password' }),
    notifications: recordedNotifications(),
  }
  const request = simulate(linkRequestMachine.provide(makeLinkRequestImplementations(ports)), {
    email: 'stored@portal.test',
  })
  const submit = (email: string) => {
    request.actor.send({ type: 'submit-address', form: { email } })
  }
  const shown = () => errors(request.actor.getSnapshot())
  return { ...request, ...ports, submit, shown }
}

const done = succeeds<void>(undefined)

afterEach(stopAll)

describe('a request for a link', () => {
  test('begins with the address that is stored', () => {
    expect(form(start().actor.getSnapshot())).toEqual({ email: 'stored@portal.test' })
  })

  test('[ACC-01] sends the trimmed address once, whatever is clicked meanwhile', async () => {
    const answer = late<void>()
    const { actor, submit, reaches, requestLink, notifications } = start(answer.answer)
    submit(' a@portal.test ')
    submit('b@portal.test')
    expect(isSending(actor.getSnapshot())).toBe(true)
    answer.succeeds(undefined)
    await reaches('Sent')
    expect(isSent(actor.getSnapshot())).toBe(true)
    expect(requestLink.inputs).toEqual(['a@portal.test'])
    expect(notifications.notices).toEqual([])
  })

  test('[ACC-01] can be repeated or corrected from what was typed', async () => {
    const { actor, submit, reaches, requestLink } = start(done, done)
    submit('a@portal.test')
    await reaches('Sent')
    actor.send({ type: 'change-address' })
    expect(form(actor.getSnapshot())).toEqual({ email: 'a@portal.test' })
    submit('b@portal.test')
    await reaches('Sent')
    expect(requestLink.inputs).toEqual(['a@portal.test', 'b@portal.test'])
  })

  test.each([
    ['', 'Please enter your email address'],
    ['nobody', 'Please enter a valid email address'],
  ])('[ACC-01] %j is not sent: %s', (email, message) => {
    const { submit, shown, requestLink, notifications } = start()
    submit(email)
    expect(shown().fields).toEqual([{ field: 'email', message }])
    expect(notifications.notices).toEqual([{ kind: 'error', text: message, lasts: 1_500, repeated: true }])
    expect(requestLink.inputs).toEqual([])
  })

  test.each([
    [fails(everyError.NoAnswer), 'An error occurred during operation'],
    [fails(rejected({ message: 'Mails are not sent today.' })), 'Mails are not sent today.'],
    [breaks, 'An error occurred during operation'],
  ])('[ACC-01] a failure (%#) leaves the form, which can be sent again', async (answer, message) => {
    const { submit, reaches, shown, requestLink } = start(answer, done)
    submit('a@portal.test')
    await reaches('Editing')
    expect(shown().failure?.message).toContain(message)
    submit('a@portal.test')
    expect(shown().failure).toBeUndefined()
    await reaches('Sent')
    expect(requestLink.inputs).toHaveLength(2)
  })

  test('a message of the server about the address is shown at its field', async () => {
    const violations = [{ message: 'No such domain.', fields: ['EmailAddress'] }]
    const { submit, reaches, shown } = start(fails(rejected({ violations })))
    submit('a@portal.test')
    await reaches('Editing')
    expect(shown().fields).toEqual([{ field: 'email', message: 'No such domain.' }])
  })
})
