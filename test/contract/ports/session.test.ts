import { left, right } from 'fp-ts/Either'
import { makeSessionPort } from '../../../src/adapters/http/session'
import { completeKyc, userDetails } from '../../support/customer-builder'
import { aCall, connect, signedIn, switchOnFault, valueOf } from './connect'
import { ownHost } from '../../support/own-host'

const profilePath = '/api/services/app/Profile/GetCurrentUserProfileForEdit'

describe('the customer behind the token', () => {
  test('[SESS-03] has email, user name, names, KYC status and referral code', async () => {
    const { http, customer, sent } = await signedIn()
    const { emailAddress, userName, name, surname } = customer
    const found = valueOf(await makeSessionPort(http, ownHost).currentCustomer(undefined, aCall())())
    expect(found).toEqual({
      email: emailAddress,
      userName,
      name,
      surname,
      kycStatus: 'NewlyRegistered',
      referralCode: expect.stringMatching(/^[A-Z0-9]{8}$/) as unknown,
      phoneNumber: undefined,
      isPhoneVerified: false,
      dateOfBirth: undefined,
      gender: undefined,
      imageUrl: undefined,
    })
    expect(sent).toEqual([{ method: 'GET', path: profilePath, body: undefined }])
  })

  test('[SESS-03] has the phone number, the date of birth and the gender after they are saved', async () => {
    const { http, customer } = await signedIn()
    await completeKyc(customer, 1, 1)
    const found = valueOf(await makeSessionPort(http, ownHost).currentCustomer(undefined, aCall())())
    const { phoneNumber, dateOfBirth, gender } = userDetails(customer)
    expect(found).toMatchObject({ phoneNumber, dateOfBirth, gender, kycStatus: 'PendingAccountInfo' })
  })

  test('[SESS-03] that could not be read is an error with the server’s message', async () => {
    const { http, customer } = await signedIn()
    await switchOnFault(customer, { path: profilePath, kind: '500' })
    expect(await makeSessionPort(http, ownHost).currentCustomer(undefined, aCall())()).toMatchObject(
      left({ _tag: 'Rejected', message: 'An internal error occurred during your request!' }),
    )
  })

  test('is unauthorised without a token', async () => {
    const { http, heard } = connect()
    const outcome = await makeSessionPort(http, ownHost).currentCustomer(undefined, aCall())()
    expect(outcome).toMatchObject(left({ _tag: 'Unauthorised' }))
    expect(heard).toEqual([])
  })
})

describe('logging out', () => {
  test('[SESS-09] revokes the token on the server', async () => {
    const { http, customer, sent, heard } = await signedIn()
    const session = makeSessionPort(http, ownHost)
    expect(await session.logOut(undefined, aCall())()).toEqual(right(undefined))
    expect(sent).toEqual([{ method: 'GET', path: '/api/TokenAuth/LogOut', body: undefined }])
    expect((await customer.client.get(profilePath)).status).toBe(401)
    expect(heard).toEqual([])
    expect(await session.currentCustomer(undefined, aCall())()).toMatchObject(left({ _tag: 'Unauthorised' }))
    expect(heard).toEqual(['refused'])
  })
})
