/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { makeAccountPorts } from '../../support/account-ports'
import { makeSecondFactorPort } from '../../../src/adapters/http/second-factor'
import { makeSessionPort, toCustomer } from '../../../src/adapters/http/session'
import { id } from '../../../src/domain/values/id'
import { aLogIn, aRegistration } from '../../support/builders'
import { result, type Reply } from '../../support/scripted-fetch'
import { aCall, startClient } from './client-setup'
import { ownHost } from '../../support/own-host'

const start = (...replies: Reply[]) => {
  const client = startClient({ replies, token: 'the-token' })
  const sent = () =>
    client.requests.map(({ method, url, body }) => [
      method,
      url,
      typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    ])
  return {
    account: makeAccountPorts(client.http),
    secondFactor: makeSecondFactorPort(client.http),
    session: makeSessionPort(client.http, ownHost),
    sent,
    requests: client.requests,
  }
}

describe('account port', () => {
  test('[AUTH-06: body] log-in sends the email, the password as typed and tenant 1', async () => {
    const { account, sent } = start(result({ accessToken: 'fresh' }))
    const form = aLogIn({ email: 'a@portal.test', password: ' secret ' })
    expect(await account.logIn(form, aCall())()).toEqual(
      right({ _tag: 'LoggedIn', token: 'fresh', browserToken: undefined }),
    )
    expect(sent()).toEqual([
      [
        'POST',
        '/api/TokenAuth/Authenticate',
        { userNameOrEmailAddress: 'a@portal.test', password: ' secret ', tenantId: 1 },
      ],
    ])
  })

  const asked = {
    accessToken: null,
    userId: 7,
    requiresTwoFactorVerification: true,
    twoFactorAuthProviders: ['Email', 'Phone'],
  }

  test.each([
    {},
    { accessToken: '' },
    { accessToken: null },
    { requiresTwoFactorVerification: true },
    { ...asked, userId: null },
    { ...asked, twoFactorAuthProviders: [] },
    { ...asked, requiresTwoFactorVerification: false },
    { userId: 7, shouldResetPassword: true },
    { userId: 7, passwordResetCode: 'code' },
  ])('[AUTH-06: token] [AUTH-07: no token] a success that leads nowhere (%j) is a failure', async (value) => {
    expect(await start(result(value)).account.logIn(aLogIn(), aCall())()).toMatchObject(
      left({ _tag: 'Rejected', message: undefined }),
    )
  })

  test('[SIGN-01: ways] a second factor is asked for with the user and the providers as the server sent them', async () => {
    const { account } = start(result(asked))
    expect(await account.logIn(aLogIn(), aCall())()).toEqual(
      right({ _tag: 'SecondFactorRequired', userId: 7, providers: ['Email', 'Phone'] }),
    )
  })

  test('[SIGN-01: code] the code is asked for with the user and the provider, and sent with the log-in', async () => {
    const { secondFactor, account, sent } = start(
      result(null),
      result({ accessToken: 'fresh', twoFactorRememberClientToken: 'the-mark' }),
      result({ accessToken: 'fresh' }),
    )
    const credentials = aLogIn({ email: 'a@portal.test', password: 'secret' })
    await secondFactor.sendCode({ userId: id(7), provider: 'Email' }, aCall())()
    expect(await account.logIn({ ...credentials, code: '123456', trustsBrowser: true }, aCall())()).toMatchObject(
      right({ browserToken: 'the-mark' }),
    )
    await account.logIn({ ...credentials, browserToken: 'the-mark' }, aCall())()
    const body = { userNameOrEmailAddress: 'a@portal.test', password: 'secret', tenantId: 1 }
    expect(sent()).toEqual([
      ['POST', '/api/TokenAuth/SendTwoFactorAuthCode', { userId: 7, provider: 'Email' }],
      ['POST', '/api/TokenAuth/Authenticate', { ...body, twoFactorVerificationCode: '123456', rememberClient: true }],
      ['POST', '/api/TokenAuth/Authenticate', { ...body, twoFactorRememberClientToken: 'the-mark' }],
    ])
  })

  test.each([
    [
      { userId: 7, passwordResetCode: 'code' },
      { userId: '7', resetCode: 'code', c: undefined },
    ],
    [
      { userId: 7, passwordResetCode: 'code', c: 'extra' },
      { userId: '7', resetCode: 'code', c: 'extra' },
    ],
    [{ c: 'all of it' }, { userId: '', resetCode: '', c: 'all of it' }],
  ])('[SIGN-02] shouldResetPassword with %j leads to the reset with it', async (more, link) => {
    const { account } = start(
      result({ ...asked, accessToken: null, userId: undefined, shouldResetPassword: true, ...more }),
    )
    expect(await account.logIn(aLogIn(), aCall())()).toEqual(
      right({ _tag: 'PasswordResetRequired', link: { ...link, expireDate: undefined } }),
    )
  })

  test('[AUTH-13: body] registration is sent unchanged', async () => {
    const { account, sent } = start(result({ canLogin: false }))
    const registration = aRegistration({ referralCode: 'REFER123' })
    expect(await account.register(registration, aCall())()).toEqual(right(undefined))
    expect(sent()).toEqual([['POST', '/api/services/app/Account/Register', registration]])
    expect(Object.keys(registration).sort()).toEqual([
      'captchaResponse',
      'emailAddress',
      'name',
      'password',
      'referralCode',
      'surname',
      'userName',
    ])
  })

  test('[AUTH-14: activation link] [AUTH-16: sent again] the request for an activation link has only the email', async () => {
    const { account, sent } = start(result(null))
    expect(await account.requestActivationLink('a@portal.test', aCall())()).toEqual(right(undefined))
    expect(sent()).toEqual([
      ['POST', '/api/services/app/Account/SendEmailActivationLink', { emailAddress: 'a@portal.test' }],
    ])
  })

  test.each(['extra', undefined])('[AUTH-17] activation sends user, code and c (%p)', async (c) => {
    const { account, sent } = start(result(null))
    await account.activate({ userId: '7', confirmationCode: 'code', c }, aCall())()
    const body = { userId: '7', confirmationCode: 'code', ...(c === undefined ? {} : { c }) }
    expect(sent()).toEqual([['POST', '/api/services/app/Account/ActivateEmail', body]])
  })
})

describe('account port, a forgotten password', () => {
  test('[ACC-01] the request for a reset link has only the email', async () => {
    const { account, sent } = start(result(null))
    expect(await account.requestPasswordReset('a@portal.test', aCall())()).toEqual(right(undefined))
    expect(sent()).toEqual([
      ['POST', '/api/services/app/Account/SendPasswordResetCode', { emailAddress: 'a@portal.test' }],
    ])
  })

  test.each([
    [{ c: undefined, expireDate: undefined }, {}],
    [
      { c: 'extra', expireDate: '2030-01-01' },
      { c: 'extra', expireDate: '2030-01-01' },
    ],
  ])('[ACC-02] a reset sends the parts of the link and the password (%j)', async (more, sentToo) => {
    const { account, sent } = start(result({ canLogin: true, userName: 'a' }))
    const reset = { userId: '7', resetCode: 'code', password: ' as typed ' }
    expect(await account.resetPassword({ ...reset, ...more }, aCall())()).toEqual(right(undefined))
    expect(sent()).toEqual([['POST', '/api/services/app/Account/ResetPassword', { ...reset, ...sentToo }]])
  })
})

describe('session port', () => {
  const profile = {
    userName: 'a',
    name: 'A',
    surname: 'B',
    emailAddress: 'a@portal.test',
    isPhoneNumberConfirmed: true,
    phoneNumber: '0803',
    dateOfBirth: '1990-01-31T00:00:00',
    gender: 'Male',
    imageUrl: 'https://img.portal.test/a',
    kycStatus: 'Approved',
    referralCode: 'R',
  }

  test('[SESS-03] reads the profile with every field, the date of birth without a time', async () => {
    const { session, sent } = start(result(profile))
    const { emailAddress, isPhoneNumberConfirmed: isPhoneVerified, ...rest } = profile
    expect(await session.currentCustomer(undefined, aCall())()).toEqual(
      right({ ...rest, email: emailAddress, isPhoneVerified, dateOfBirth: '1990-01-31' }),
    )
    expect(sent()).toEqual([['GET', '/api/services/app/Profile/GetCurrentUserProfileForEdit', undefined]])
  })

  test.each([
    '1990-01-31',
    '1990-01-31T00:00:00',
    '1990-01-31T23:59:59.999',
    '1990-01-31T23:30:00Z',
    '1990-01-31T23:30:00-11:00',
    '1990-01-31T00:30:00+14:00',
  ])('[SESS-03] the date of birth %s is its date part, whatever the time and the zone', (dateOfBirth) => {
    expect(toCustomer({ ...profile, dateOfBirth }).dateOfBirth).toBe('1990-01-31')
  })

  test('an invalid date of birth counts as missing', () => {
    expect(toCustomer({ ...profile, dateOfBirth: '1990-02-31' }).dateOfBirth).toBeUndefined()
    expect(toCustomer({ ...profile, dateOfBirth: undefined }).dateOfBirth).toBeUndefined()
  })

  test('[SESS-09] log-out is sent with the token and outlives the page', async () => {
    const { session, sent, requests } = start(result(null))
    expect(await session.logOut(undefined, aCall())()).toEqual(right(undefined))
    expect(sent()).toEqual([['GET', '/api/TokenAuth/LogOut', undefined]])
    expect(requests[0]).toMatchObject({ keepalive: true, headers: { Authorization: 'Bearer the-token' } })
  })
})
