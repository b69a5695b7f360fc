import {
  activationOf,
  logIn,
  newCustomer,
  outboxOf,
  PASSWORD,
  registered,
  registration,
  tokenOf,
} from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { rawClient, unique } from '../../support/raw-client'

const origin = sandboxOrigin()
const client = rawClient(origin)
const app = '/api/services/app'
const profilePath = `${app}/Profile/GetCurrentUserProfileForEdit`
const resend = (emailAddress: string) => client.post(`${app}/Account/SendEmailActivationLink`, { emailAddress })

describe('registering', () => {
  test('with an email that has an account is rejected with an error at that field, case-insensitively', async () => {
    const { emailAddress } = await registered(origin)
    const again = registration({ emailAddress: emailAddress.toUpperCase() })
    const answer = await client.post(`${app}/Account/Register`, again)
    expect(answer.status).toBe(400)
    expect(answer.error?.validationErrors?.map(({ members }) => members)).toEqual([['emailAddress']])
  })

  test('with a taken user name appends a number to it', async () => {
    const { userName } = await registered(origin)
    const emailAddress = `${unique('second')}@mail.test`
    await registered(origin, { userName, emailAddress })
    await resend(emailAddress)
    await client.post(`${app}/Account/ActivateEmail`, await activationOf(origin, emailAddress))
    const session = await logIn(client, `${userName}1`, PASSWORD)
    const profile = await client.withToken(tokenOf(session.result)).get(profilePath)
    expect(profile.result).toMatchObject({ userName: `${userName}1`, emailAddress })
  })

  test('twice concurrently creates one account', async () => {
    const account = registration()
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.post(`${app}/Account/Register`, account)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test('works with a referral code that nobody has', async () => {
    await registered(origin, { referralCode: 'NOBODYS' })
  })

  test.each([
    ['name', '   '],
    ['name', 'Win at https://evil.test'],
    ['surname', '\u200b\u2060'],
    ['name', '\u3164'],
    ['name', '- 7'],
    ['surname', '\u00ad'],
    ['userName', 'www.evil.test'],
    ['emailAddress', 'not an address'],
    ['emailAddress', 'eve@mail.test,ada@mail.test'],
    ['password', 'short'],
  ])('with an invalid %s (%j) is rejected with an error at that field', async (field, value) => {
    const answer = await client.post(`${app}/Account/Register`, registration({ [field]: value }))
    expect(answer.status).toBe(400)
    expect(answer.error?.validationErrors?.flatMap(({ members }) => members)).toEqual([field])
  })
})

describe('the activation link', () => {
  test('is found in the outbox by its address in capitals and between blanks', async () => {
    const { emailAddress } = await registered(origin)
    await resend(emailAddress)
    expect(await outboxOf(origin, ` ${emailAddress.toUpperCase()} `)).toMatchObject([{ to: emailAddress }])
  })

  test('[AUTH-29] that was used says so to whoever has its own code, and to nobody else', async () => {
    const activate = (link: object) => client.post(`${app}/Account/ActivateEmail`, link)
    const messageFor = async (link: object) => (await activate(link)).error?.message
    const [active, other, waiting] = [await registered(origin), await registered(origin), await registered(origin)]
    for (const { emailAddress } of [active, other, waiting]) await resend(emailAddress)
    const link = await activationOf(origin, active.emailAddress)
    const another = await activationOf(origin, other.emailAddress)
    const unused = await activationOf(origin, waiting.emailAddress)
    await activate(link)
    await activate(another)
    expect(await messageFor(link)).toBe('Your account is active. Log in.')
    const refused = [
      { ...link, confirmationCode: 'wrong' },
      { ...link, confirmationCode: another.confirmationCode },
      { ...unused, confirmationCode: link.confirmationCode },
      { ...link, userId: 'nobody' },
    ]
    for (const wrong of refused) expect(await messageFor(wrong)).toBe('This activation link is not valid.')
    // None of them has used the code of the account that waits.
    expect((await activate(unused)).status).toBe(200)
  })

  test('has the same response for an address without an account, which gets no email', async () => {
    const emailAddress = `${unique('nobody')}@mail.test`
    const known = await resend((await registered(origin)).emailAddress)
    const unknown = await resend(emailAddress)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(await outboxOf(origin, emailAddress)).toEqual([])
  })

  test('is sent at most three times a minute to one address; the fourth request gets the time until a retry', async () => {
    const { emailAddress } = await registered(origin)
    const statuses = [await resend(emailAddress), await resend(emailAddress), await resend(emailAddress)]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    const refused = await resend(emailAddress)
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(refused.success).toBe(false)
  })
})

describe('logging in', () => {
  test('works by email and by user name, case-insensitively', async () => {
    const { emailAddress, userName } = await newCustomer(origin)
    for (const name of [emailAddress, emailAddress.toUpperCase(), userName]) {
      const { status, result } = await logIn(client, name, PASSWORD)
      expect([status, tokenOf(result).split('.').length]).toEqual([200, 3])
    }
  })

  test.each(['the name', 'the address'])(
    'matches an email before an equal user name of another customer, whichever was first (%s)',
    async (first) => {
      const emailAddress = `${unique('both')}@mail.test`
      const ofName = () => newCustomer(origin, { userName: emailAddress, password: 'Password-of-name-1' })
      const ofAddress = () => newCustomer(origin, { emailAddress })
      for (const open of first === 'the name' ? [ofName, ofAddress] : [ofAddress, ofName]) await open()
      const session = await logIn(client, emailAddress, PASSWORD)
      const profile = await client.withToken(tokenOf(session.result)).get(profilePath)
      expect(profile.result).toMatchObject({ emailAddress })
      const refused = await logIn(client, emailAddress, 'Password-of-name-1')
      expect(refused.error?.details).toBe('Invalid user name or password')
    },
  )

  test('responds to an unknown name and a wrong password with the same message', async () => {
    const { emailAddress } = await newCustomer(origin)
    const wrong = await logIn(client, emailAddress, 'wrong password')
    const unknown = await logIn(client, `${unique('nobody')}@mail.test`, 'wrong password')
    expect(wrong.error).toMatchObject({ message: 'Login failed!', details: 'Invalid user name or password' })
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
  })
})

describe('a token', () => {
  test('is revoked by its log-out, and no other is', async () => {
    const { emailAddress, client: first } = await newCustomer(origin)
    const second = client.withToken(tokenOf((await logIn(client, emailAddress, PASSWORD)).result))
    expect(await first.get('/api/TokenAuth/LogOut')).toMatchObject({ status: 200, result: null })
    const statuses = await Promise.all([first, second].map((each) => each.get(profilePath)))
    expect(statuses.map(({ status }) => status)).toEqual([401, 200])
  })

  test('ends with the log-in that is sent with it, and not with one that is refused', async () => {
    const { emailAddress, client: mine } = await newCustomer(origin)
    expect((await logIn(mine, emailAddress, 'wrong password')).status).toBe(500)
    expect((await mine.get(profilePath)).status).toBe(200)
    const next = client.withToken(tokenOf((await logIn(mine, emailAddress, PASSWORD)).result))
    const statuses = await Promise.all([mine, next].map((each) => each.get(profilePath)))
    expect(statuses.map(({ status }) => status)).toEqual([401, 200])
  })

  test('that was modified or is unsigned is invalid', async () => {
    const { client: mine } = await newCustomer(origin)
    const [head = '', payload = ''] = (mine.token ?? '').split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const token of [`${head}.${payload}.${'A'.repeat(43)}`, unsigned, 'nonsense'])
      expect((await client.withToken(token).get(profilePath)).status).toBe(401)
  })

  test('is valid exactly as it was issued: not with padding, nor with other stray bits at the end of its signature', async () => {
    const { client: mine } = await newCustomer(origin)
    const token = mine.token ?? ''
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = digits[digits.indexOf(token.slice(-1)) + 1] ?? ''
    for (const other of [`${token}=`, `${token}.`, token.slice(0, -1) + last])
      expect([other, (await client.withToken(other).get(profilePath)).status]).toEqual([other, 401])
    expect((await mine.get(profilePath)).status).toBe(200)
  })
})
