import { makeRegistrationImplementations } from '../../../src/machines/registration/actors'
import { registrationMachine } from '../../../src/machines/registration/machine'
import { initialForm, isBusy, errors } from '../../../src/machines/registration/selectors'
import { aRegistration, aSignUp, everyError, rejected } from '../../support/builders'
import {
  breaks,
  fails,
  late,
  never,
  scripted,
  scriptedAccount,
  succeeds,
  type Answer,
} from '../../support/scripted-ports'
import { memoryStore, recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

type Script = { readonly register?: readonly Answer<void>[]; readonly link?: readonly Answer<void>[] }

const start = ({ register = [], link = [] }: Script = {}, referralCode = '') => {
  const account = scriptedAccount({ register: scripted(...register), requestActivationLink: scripted(...link) })
  const ports = {
    account,
    activation: account,
    store: memoryStore(),
    navigation: recordedNavigation({ screen: 'register' }),
    notifications: recordedNotifications(),
  }
  const registration = simulate(registrationMachine.provide(makeRegistrationImplementations(ports)), { referralCode })
  const submit = (form = aSignUp()) => {
    registration.actor.send({ type: 'submit-sign-up', form })
  }
  const shown = () => errors(registration.actor.getSnapshot())
  return { ...registration, ...ports, submit, shown }
}

const done = succeeds<void>(undefined)

afterEach(stopAll)

describe('registration', () => {
  test('[AUTH-11] starts with the referral code in the address', () => {
    expect(initialForm(start({}, 'REFER123').actor.getSnapshot())).toEqual({
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      referralCode: 'REFER123',
    })
  })

  test('[AUTH-13: body] [AUTH-14: stored email, activation link, confirmation page] stores the email, registers, requests the link, and goes on after 2 s', async () => {
    const { actor, submit, reaches, pass, account, store, navigation } = start({ register: [done], link: [done] })
    submit(aSignUp({ referralCode: 'REFER123' }))
    expect([store.state.email, isBusy(actor.getSnapshot())]).toEqual(['first.last@portal.test', true])
    await reaches('Registered')
    expect(isBusy(actor.getSnapshot())).toBe(true)
    expect(account.register.inputs).toEqual([aRegistration({ referralCode: 'REFER123' })])
    await answersArrive()
    expect(account.requestActivationLink.inputs).toEqual(['first.last@portal.test'])
    pass(1_999)
    expect(navigation.log).toEqual([])
    pass(1)
    expect(navigation.log).toEqual([{ screen: 'confirm-email' }])
    await reaches('Left')
  })

  test('[AUTH-14: activation link] the link is requested only after the server has registered the account', async () => {
    const answer = late<void>()
    const { submit, reaches, account } = start({ register: [answer.answer], link: [done] })
    submit()
    await answersArrive()
    expect(account.requestActivationLink.inputs).toEqual([])
    answer.succeeds(undefined)
    await reaches('Registered')
    await answersArrive()
    expect(account.requestActivationLink.inputs).toHaveLength(1)
  })

  test.each([
    ['fails', fails(rejected())],
    ['has no connection', fails(everyError.Offline)],
    ['breaks', breaks],
    ['gets no answer', never],
  ])('[AUTH-14: confirmation page] a link request that %s does not block anything', async (_, link) => {
    const { actor, submit, reaches, pass, account, navigation, notifications } = start({
      register: [done],
      link: [link],
    })
    submit()
    await reaches('Registered')
    await answersArrive()
    expect(actor.getSnapshot().status).toBe('active')
    pass(2_000)
    expect(navigation.log).toEqual([{ screen: 'confirm-email' }])
    expect(account.requestActivationLink.calls[0]?.signal.aborted).toBe(false)
    expect(notifications.notices.filter(({ kind }) => kind === 'error')).toEqual([])
  })

  test.each([...Object.values(everyError).map(fails), breaks])(
    '[AUTH-14: activation link] [AUTH-15] [ERR-01] after a failure (%#) no link is requested, and the form stays',
    async (answer) => {
      const { actor, submit, is, pass, shown, account, navigation, notifications } = start({ register: [answer] })
      submit()
      await answersArrive()
      expect(is('Editing')).toBe(true)
      pass(60_000)
      expect(account.requestActivationLink.inputs).toEqual([])
      expect(navigation.log).toEqual([])
      expect(actor.getSnapshot().context.form).toEqual(aSignUp())
      expect(notifications.notices).toEqual([
        { kind: 'error', text: shown().failure!.message, lasts: 1_500, repeated: true },
      ])
    },
  )

  test('[AUTH-09] [AUTH-12] an empty form is not sent: a message at every field, the first in a toast', () => {
    const { submit, shown, account, store, notifications } = start()
    submit({ firstName: '', lastName: '', email: '', password: '', referralCode: '' })
    expect(shown().fields).toEqual([
      { field: 'firstName', message: 'Please enter your first name' },
      { field: 'lastName', message: 'Please enter your last name' },
      { field: 'email', message: 'Please enter your email address' },
      { field: 'password', message: 'Please enter your password' },
    ])
    expect(notifications.notices).toEqual([
      { kind: 'error', text: 'Please enter your first name', lasts: 1_500, repeated: true },
    ])
    expect(account.register.inputs).toEqual([])
    expect(store.state.email).toBeUndefined()
  })

  test.each([
    ['in its message alone', { message: "User name 'first.last' is already taken." }],
    ['at the field', { violations: [{ message: 'The UserName is already taken.', fields: ['userName'] }] }],
  ])('[AUTH-13: taken name] a user name refused as taken %s is reported at the email', async (_, answer) => {
    const { submit, shown } = start({ register: [fails(rejected(answer))] })
    submit()
    await answersArrive()
    expect(shown().fields).toEqual([
      { field: 'email', message: 'This user name is already taken. Please try another email address.' },
    ])
  })

  test('[AUTH-13: taken name] other failures of the user name are shown at the email with their own messages', async () => {
    const answer = { violations: [{ message: 'The user name has odd characters.', fields: ['userName'] }] }
    const { submit, shown } = start({ register: [fails(rejected(answer))] })
    submit()
    await answersArrive()
    expect(shown().fields).toEqual([{ field: 'email', message: 'The user name has odd characters.' }])
  })

  test("[FORM-05] the server's failures are shown at the fields that they name, the rest beside the form", async () => {
    const fields = ['name', 'surname', 'emailAddress', 'password', 'referralCode', 'captchaResponse']
    const violations = fields.map((field) => ({ message: `${field} is odd.`, fields: [field] }))
    const { submit, shown } = start({ register: [fails(rejected({ violations }))] })
    submit()
    await answersArrive()
    expect(shown().fields).toEqual([
      { field: 'firstName', message: 'name is odd.' },
      { field: 'lastName', message: 'surname is odd.' },
      { field: 'email', message: 'emailAddress is odd.' },
      { field: 'password', message: 'password is odd.' },
      { field: 'referralCode', message: 'referralCode is odd.' },
    ])
    expect(shown().failure?.violations).toEqual(['captchaResponse is odd.'])
  })

  test('[FORM-03] a failed registration can be corrected and sent again', async () => {
    const { submit, reaches, account, store } = start({ register: [fails(rejected()), done], link: [done] })
    submit()
    await answersArrive()
    submit(aSignUp({ email: 'second@portal.test' }))
    await reaches('Registered')
    expect(account.register.inputs.map(({ emailAddress }) => emailAddress)).toEqual([
      'first.last@portal.test',
      'second@portal.test',
    ])
    expect(store.state.email).toBe('second@portal.test')
  })
})
