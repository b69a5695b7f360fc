import { abpClient, type AbpClient } from '../../support/abp-client'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { newCustomer, tokenOf, type TestCustomer } from '../../support/customer-builder'

/**
 * A third-party client: `abp.ajax` of the npm package abp-web-resources, as used by the pages of an ABP server. These
 * tests verify that its own code understands the responses.
 */
const app = '/api/services/app'
const wrongPassword = 'Wrong-horse-1'

let customer: TestCustomer
let stranger: AbpClient
let client: AbpClient

const logIn = (password: string) =>
  stranger.post('/api/TokenAuth/Authenticate', {
    userNameOrEmailAddress: customer.emailAddress,
    password,
    tenantId: 1,
  })

beforeAll(async () => {
  customer = await newCustomer(sandboxOrigin())
  stranger = abpClient(sandboxOrigin())
  client = abpClient(sandboxOrigin(), tokenOf((await logIn(customer.password)).result))
})
afterAll(() => {
  stranger.close()
  client.close()
})

describe('ABP’s own client', () => {
  test('logs in, and unwraps the token from the envelope', async () => {
    const { status, result, envelope, shown } = await logIn(customer.password)
    expect(status).toBe(200)
    expect(result).toMatchObject({ accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) })
    expect(envelope).toEqual({
      ...{ result, targetUrl: null, success: true, error: null },
      ...{ unAuthorizedRequest: false, __abp: true },
    })
    expect(shown).toEqual([])
  })

  test('rejects with the fields of an invalid request, and shows their messages', async () => {
    const body = { productId: 101, vehicles: [{}] }
    const { status, error, shown } = await client.post(`${app}/Insurance/VehicleQuote`, body)
    expect(status).toBe(400)
    expect(error?.message).toBe('Your request is not valid!')
    expect(error?.validationErrors).toEqual(
      expect.arrayContaining([
        { message: 'The signature field is required.', members: ['signature'] },
        { message: 'The vehicles[0].registrationNo field is required.', members: ['vehicles[0].registrationNo'] },
      ]),
    )
    expect(shown).toEqual([{ title: error?.message, text: error?.details }])
    expect(error?.details).toContain('The signature field is required.')
  })

  test('rejects with the message of a violated business rule, and shows it', async () => {
    const { status, error, envelope, shown, visited } = await logIn(wrongPassword)
    expect(status).toBe(500)
    expect(envelope).toMatchObject({ result: null, success: false, unAuthorizedRequest: false })
    expect(error).toEqual({
      code: 0,
      message: 'Login failed!',
      details: 'Invalid user name or password',
      validationErrors: null,
    })
    expect(shown).toEqual([{ title: 'Login failed!', text: 'Invalid user name or password' }])
    expect(visited).toEqual([])
  })

  test('handles a 401 as a missing log-in, shows it and navigates to the log-in', async () => {
    const { status, error, envelope, shown, visited } = await stranger.get(`${app}/Policy/GetAll`)
    expect(status).toBe(401)
    expect(envelope).toMatchObject({ success: false, unAuthorizedRequest: true })
    expect(error?.message).toBe('Current user did not login to the application!')
    expect(shown).toEqual([{ title: '', text: 'Current user did not login to the application!' }])
    expect(visited).toEqual(['/'])
  })

  test('handles a 404 as an error with a message, without navigation', async () => {
    const { status, error, visited } = await client.get(`${app}/Policy/GetById?id=1`)
    expect([status, error?.message, visited]).toEqual([404, 'There is no entity Policy with id = 1!', []])
  })
})
