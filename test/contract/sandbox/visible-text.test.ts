import { openStore, type Store } from '../../support/backends'
import { sandboxOrigin } from '../../support/contract-sandbox'
import {
  activationOf,
  fine,
  logIn,
  motorQuote,
  newCustomer,
  outboxOf,
  registered,
  registration,
  resetLinkOf,
  tokenOf,
} from '../../support/customer-builder'
import { beneficiary, saveBeneficiary } from '../../support/people'
import { listOf } from '../../support/lists'
import { rawClient, unique } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(120_000)

const app = '/api/services/app'
const profilePath = `${app}/Profile/GetCurrentUserProfileForEdit`

describe('what counts as typed can be seen', () => {
  const origin = sandboxOrigin()

  test('[TAP-17: invisible characters] names, addresses and codes are stored without what nobody sees', async () => {
    const friend = await newCustomer(origin)
    const code = String(Reflect.get(Object((await friend.client.get(profilePath)).result), 'referralCode'))
    const userName = unique('customer')
    const customer = await newCustomer(origin, {
      name: '\u202eAda\u202c',
      surname: 'O\u200bbi\r\n',
      userName: `${userName}\u2060`,
      emailAddress: `\ufeff${userName}@mail.test\u200e`,
      referralCode: `\u2066${code}\u2069`,
    })
    expect((await customer.client.get(profilePath)).result).toMatchObject({
      name: 'Ada',
      surname: 'Obi',
      userName,
      emailAddress: `${userName}@mail.test`,
    })
    expect((await listOf(friend, 'Referral/GetAll')).items).toMatchObject([{ referralName: 'Ada Obi' }])
    const body = beneficiary({ surname: 'Obi\u00ad', otherNames: 'B\u3164ola' })
    fine(await saveBeneficiary(customer, body))
    expect((await listOf(customer, 'Beneficiary/GetAll')).items).toMatchObject([{ surname: 'Obi', otherNames: 'Bola' }])
  })

  test('[TAP-17: invisible characters] passwords are left as they are typed', async () => {
    const password = 'Correct\u200bhorse\u00ad1'
    const { emailAddress } = await newCustomer(origin, { password })
    expect((await logIn(rawClient(origin), emailAddress, password)).status).toBe(200)
    expect((await logIn(rawClient(origin), emailAddress, 'Correcthorse1')).status).not.toBe(200)
  })

  test('[TAP-17: plates] plates are stored in capitals without blanks, as LND-482KJ where they have that form', async () => {
    const customer = await newCustomer(origin)
    for (const [typed, stored] of [
      ['lnd 482kj', 'LND-482KJ'],
      ['ab 123\u200b cde', 'AB123CDE'],
    ] as const) {
      const quote = (await motorQuote(customer, { registrationNo: typed })) as unknown as { readonly details: unknown }
      expect(quote.details).toContainEqual({ label: 'Plate', value: stored })
    }
  })

  test('[TAP-17: email addresses] an email address in another form of its characters is the same one', async () => {
    const name = unique('josé')
    const [composed, apart] = [`${name}@mail.test`.normalize('NFC'), `${name}@mail.test`.normalize('NFD')]
    expect(composed).not.toBe(apart)
    const account = await registered(origin, { emailAddress: composed, userName: name.normalize('NFC') })
    const again = await rawClient(origin).post(`${app}/Account/Register`, registration({ emailAddress: apart }))
    expect(again.error?.validationErrors?.flatMap(({ members }) => members)).toEqual(['emailAddress'])
    fine(await rawClient(origin).post(`${app}/Account/SendEmailActivationLink`, { emailAddress: apart }))
    fine(await rawClient(origin).post(`${app}/Account/ActivateEmail`, await activationOf(origin, composed)))
    for (const typed of [composed, apart, name.normalize('NFC'), name.normalize('NFD'), ` ${apart.toUpperCase()} `])
      fine(await logIn(rawClient(origin), typed, account.password))
    fine(await rawClient(origin).post(`${app}/Account/SendPasswordResetCode`, { emailAddress: apart }))
    expect((await resetLinkOf(origin, composed)).resetCode).not.toBe('')
  })
})

/** Rows as the version before left them, on a database whose migration is made again. */
describe('[TAP-17: email addresses] [RUN-14: migrations] addresses of an earlier version', () => {
  let store: Store
  let sandbox: SandboxProcess
  const [composed, apart] = ['josé@mail.test'.normalize('NFC'), 'josé@mail.test'.normalize('NFD')]
  const alone = 'zoë@mail.test'.normalize('NFD')
  const passwords: Record<string, string> = {
    [composed]: 'Correct-horse-1',
    [apart]: 'Correct-horse-2',
    [alone]: 'Correct-horse-3',
  }
  const profileOf = async (typed: string, password: string | undefined) => {
    const { result } = await logIn(rawClient(sandbox.origin), typed, password ?? '')
    return Reflect.get(
      Object((await rawClient(sandbox.origin, tokenOf(result)).get(profilePath)).result),
      'emailAddress',
    ) as unknown
  }

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    const stand = { one: composed, two: apart, three: alone }
    for (const [userName, emailAddress] of Object.entries(stand))
      await newCustomer(sandbox.origin, {
        userName,
        emailAddress: `${userName}@mail.test`,
        password: passwords[emailAddress],
      })
    await sandbox.stop()
    await store.sql(
      Object.entries(stand)
        .map(
          ([userName, address]) =>
            `update customer set email_address = '${address}', email_key = '${address}' where user_name = '${userName}';`,
        )
        .concat("delete from migration where name = '0018-names-in-one-form.sql';")
        .join('\n'),
    )
    sandbox = await store.start()
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('one that becomes another one’s stays: each is found by its exact text', async () => {
    expect(await profileOf(composed, passwords[composed])).toBe(composed)
    expect(await profileOf(apart, passwords[apart])).toBe(apart)
    for (const emailAddress of [composed, apart]) {
      fine(await rawClient(sandbox.origin).post(`${app}/Account/SendPasswordResetCode`, { emailAddress }))
      const link = await resetLinkOf(sandbox.origin, emailAddress)
      fine(
        await rawClient(sandbox.origin).post(`${app}/Account/ResetPassword`, { ...link, password: 'Another-horse-1' }),
      )
      expect(await profileOf(emailAddress, 'Another-horse-1')).toBe(emailAddress)
    }
  })

  test('one that stands alone is found in either form', async () => {
    for (const form of ['NFC', 'NFD'] as const)
      expect(await profileOf(alone.normalize(form), passwords[alone])).toBe(alone)
    const again = await rawClient(sandbox.origin).post(
      `${app}/Account/Register`,
      registration({ emailAddress: alone.normalize('NFC') }),
    )
    expect(again.status).toBe(400)
    expect(await outboxOf(sandbox.origin, alone.normalize('NFC'))).toEqual([])
  })
})
