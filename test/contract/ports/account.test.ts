import { left, right } from 'fp-ts/Either'
import { makeAccountPorts } from '../../support/account-ports'
import { makeSessionPort } from '../../../src/adapters/http/session'
import { activateEmail } from '../../../src/contract/activation'
import { parseLogIn } from '../../../src/domain/session/log-in'
import { aRegistration } from '../../support/builders'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { activationOf, outboxOf, PASSWORD, registered } from '../../support/customer-builder'
import { valid } from '../../support/parsed'
import { unique } from '../../support/raw-client'
import { aCall, connect, signedIn, switchOnFault, tokenIn, valueOf } from './connect'
import { ownHost } from '../../support/own-host'

const origin = sandboxOrigin()

const start = (token?: string) => {
  const portal = connect({ token })
  return { ...portal, account: makeAccountPorts(portal.http) }
}
const adas = (email = `${unique('first.last')}@mail.test`) =>
  aRegistration({ firstName: 'Ada', lastName: 'Last', email, password: PASSWORD, referralCode: '' })
const nobody = () => ({ email: `${unique('nobody')}@mail.test`, password: PASSWORD })
const failed = { _tag: 'Rejected', message: 'Login failed!' }

describe('logging in', () => {
  test('[AUTH-06: body, token] sends email, password and tenant 1, and returns a token that the server accepts', async () => {
    const { customer } = await signedIn()
    const { account, sent, store, http } = start()
    const { emailAddress, password } = customer
    const credentials = valid(parseLogIn({ email: ` ${emailAddress} `, password }))
    const token = tokenIn(valueOf(await account.logIn(credentials, aCall())()))
    const body = { userNameOrEmailAddress: emailAddress, password, tenantId: 1 }
    expect(sent).toEqual([{ method: 'POST', path: '/api/TokenAuth/Authenticate', body }])
    store.saveToken(token)
    const found = valueOf(await makeSessionPort(http, ownHost).currentCustomer(undefined, aCall())())
    expect(found.email).toBe(emailAddress)
  })

  test('[AUTH-07: error] with a wrong password or an unknown name fails with the message and the details of the server', async () => {
    const { customer } = await signedIn()
    const { account, heard, store } = start()
    const details = 'Invalid user name or password'
    const wrong = { email: customer.emailAddress, password: 'wrong password' }
    for (const form of [wrong, nobody()])
      expect(await account.logIn(form, aCall())()).toMatchObject(left({ ...failed, details, violations: [] }))
    expect([heard, store.token()]).toEqual([[], undefined])
  })

  test('[AUTH-07: error] before the email is confirmed fails with that reason', async () => {
    const { emailAddress: email, password } = await registered(origin)
    const details = 'Your email address is not confirmed. You can not login.'
    expect(await start().account.logIn({ email, password }, aCall())()).toMatchObject(left({ ...failed, details }))
  })

  test('with a too long password has an error at the field', async () => {
    const outcome = await start().account.logIn({ ...nobody(), password: 'x'.repeat(129) }, aCall())()
    expect(outcome).toMatchObject(left({ _tag: 'Rejected', violations: [{ fields: ['password'] }] }))
  })
})

describe('registering', () => {
  test('[AUTH-13: body] sends names, user name, email, password, captcha and referral code, and creates an account', async () => {
    const { account, sent } = start()
    const registration = adas()
    const { emailAddress } = registration
    expect(await account.register(registration, aCall())()).toEqual(right(undefined))
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/services/app/Account/Register',
        body: {
          name: 'Ada',
          surname: 'Last',
          userName: emailAddress.split('@')[0],
          emailAddress,
          password: PASSWORD,
          captchaResponse: 'no-captcha',
          referralCode: '',
        },
      },
    ])
    const session = await account.logIn({ email: emailAddress, password: PASSWORD }, aCall())()
    expect(session).toMatchObject(left({ details: expect.stringContaining('not confirmed') as unknown }))
  })

  test('[AUTH-13: taken name] with an email that has an account is rejected with a message at that field', async () => {
    const { emailAddress } = await registered(origin)
    const outcome = await start().account.register(adas(emailAddress), aCall())()
    expect(outcome).toMatchObject(
      left({
        _tag: 'Rejected',
        message: 'Your request is not valid!',
        violations: [{ message: `Email '${emailAddress}' is already taken.`, fields: ['emailAddress'] }],
      }),
    )
  })

  test('with several invalid fields has an error at each of them', async () => {
    const registration = { ...adas(), name: '', password: 'short' }
    const outcome = await start().account.register(registration, aCall())()
    expect(outcome).toMatchObject(
      left({ _tag: 'Rejected', violations: [{ fields: ['name'] }, { fields: ['password'] }] }),
    )
  })
})

describe('the activation link', () => {
  test('[AUTH-14: activation link] is requested with the email alone, and is sent to it', async () => {
    const { emailAddress } = await registered(origin)
    const { account, sent } = start()
    expect(await account.requestActivationLink(emailAddress, aCall())()).toEqual(right(undefined))
    const path = '/api/services/app/Account/SendEmailActivationLink'
    expect(sent).toEqual([{ method: 'POST', path, body: { emailAddress } }])
    expect((await outboxOf(origin, emailAddress))[0]?.text).toContain('/register/verifyEmail/')
  })

  test('has an error at the field without an email', async () => {
    expect(await start().account.requestActivationLink('', aCall())()).toMatchObject(
      left({ _tag: 'Rejected', violations: [{ fields: ['emailAddress'] }] }),
    )
  })
})

describe('activating', () => {
  const linkOf = async () => {
    const { emailAddress, password } = await registered(origin)
    const { account } = start()
    valueOf(await account.requestActivationLink(emailAddress, aCall())())
    return { email: emailAddress, password, link: await activationOf(origin, emailAddress) }
  }

  test('[AUTH-17] sends user, c and code of the link, and the customer can log in', async () => {
    const { email, password, link } = await linkOf()
    const { account, sent } = start()
    expect(await account.activate({ ...link, c: 'from the address' }, aCall())()).toEqual(right(undefined))
    const body = { ...link, c: 'from the address' }
    expect(sent).toEqual([{ method: 'POST', path: '/api/services/app/Account/ActivateEmail', body }])
    expect(valueOf(await account.logIn({ email, password }, aCall())())).toMatchObject({ _tag: 'LoggedIn' })
  })

  test('[AUTH-21] with an invalid link fails with the error of the server', async () => {
    const { link } = await linkOf()
    const { account } = start()
    const error = { _tag: 'Rejected', code: 0, message: 'This activation link is not valid.', violations: [] }
    const details: unknown = expect.stringContaining('It has already been used')
    const invalid = { ...link, confirmationCode: 'another-code', c: undefined }
    expect(await account.activate(invalid, aCall())()).toEqual(left({ ...error, details }))
  })

  test('[AUTH-29] once more says that the account is active', async () => {
    const { link } = await linkOf()
    const { account } = start()
    valueOf(await account.activate({ ...link, c: undefined }, aCall())())
    const error = {
      _tag: 'Rejected',
      code: 0,
      message: 'Your account is active. Log in.',
      details: undefined,
      violations: [],
    }
    expect(await account.activate({ ...link, c: undefined }, aCall())()).toEqual(left(error))
  })

  test('[AUTH-21] fails without a message while the server is unreachable', async () => {
    const { customer, http } = await signedIn()
    await switchOnFault(customer, { path: activateEmail.path, kind: '503' })
    const link = { userId: customer.userName, confirmationCode: 'code', c: undefined }
    expect(await makeAccountPorts(http).activate(link, aCall())()).toEqual(left({ _tag: 'Outage' }))
  })

  test('with a too long code has an error at the field', async () => {
    const outcome = await start().account.activate(
      { userId: 'somebody', confirmationCode: 'x'.repeat(1025), c: undefined },
      aCall(),
    )()
    expect(outcome).toMatchObject(left({ _tag: 'Rejected', violations: [{ fields: ['confirmationCode'] }] }))
  })
})
