import { abpClient } from '../../support/abp-client'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { newCustomer, registration, type TestCustomer } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'

/** Requests as ABP's own React and Angular clients send them, rather than the portal. */
const origin = sandboxOrigin()
const stranger = rawClient(origin)
const app = '/api/services/app'

let customer: TestCustomer
beforeAll(async () => {
  customer = await newCustomer(origin)
})

const logIn = (body: unknown, headers = {}) =>
  stranger.send('/api/TokenAuth/Authenticate', { method: 'POST', body: JSON.stringify(body), headers })

describe('[ABP-04] a log-in', () => {
  test('needs no tenant in its body, and returns what the clients of ABP store', async () => {
    const { status, result } = await logIn({
      userNameOrEmailAddress: customer.emailAddress,
      password: customer.password,
      rememberClient: true,
    })
    expect(status).toBe(200)
    expect(result).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      encryptedAccessToken: expect.stringMatching(/^[\w-]+(\.[\w-]*){4}$/),
      expireInSeconds: 3600,
      userId: expect.any(String),
    })
    const { accessToken, encryptedAccessToken } = result as Record<string, string>
    expect(await rawClient(origin, accessToken).get(`${app}/Kyc/GetAll`)).toMatchObject({ status: 200 })
    expect(await rawClient(origin, encryptedAccessToken).get(`${app}/Kyc/GetAll`)).toMatchObject({ status: 401 })
  })

  test.each(['text/json', 'application/*+json', 'application/vnd.api+json', 'application/json; charset=utf-8'])(
    'is read with the content type %s, names in PascalCase and a number as text',
    async (contentType) => {
      const body = { UserNameOrEmailAddress: customer.emailAddress, Password: customer.password, TenantId: '1' }
      expect(await logIn(body, { 'content-type': contentType })).toMatchObject({ status: 200, success: true })
    },
  )

  test('with another content type is rejected in an envelope', async () => {
    expect(await logIn({}, { 'content-type': 'application/xml' })).toMatchObject({ status: 415, success: false })
  })
})

test('[ABP-04] a registration needs no captcha', async () => {
  const { captchaResponse: _, ...body } = registration()
  expect(await stranger.post(`${app}/Account/Register`, body)).toMatchObject({
    status: 200,
    result: { canLogin: false },
  })
})

test('[ABP-04] a nested body is read in PascalCase, with numbers as text', async () => {
  const vehicle = {
    ...{ RegistrationNo: 'ABC-123DE', MakeId: 1, ModelId: 101, ChassisNo: 'C1', EngineNo: 'E1', BodyType: 'Saloon' },
    ...{ Colour: 'Red', ManuYear: '2019', Value: '2500000.50', IsCommercial: false },
  }
  const models = await customer.client.get(`${app}/Insurance/GetVehicleModel?vehiclemakeid=1`)
  const [model] = models.result as { modelId: number }[]
  const body = { Signature: 'Ada Obi', ProductId: 101, Vehicles: [{ ...vehicle, ModelId: model?.modelId }] }
  expect(await customer.client.post(`${app}/Insurance/VehicleQuote`, body)).toMatchObject({
    status: 200,
    result: { totalPremium: 125_000.03 },
  })
})

describe('[ABP-04] the start of an ABP client', () => {
  const asked = async (token?: string) => {
    const client = abpClient(origin, token)
    const configuration = await client.get('/AbpUserConfiguration/GetAll')
    const session = await client.get(`${app}/Session/GetCurrentLoginInformations`)
    const tenant = await client.post(`${app}/Account/IsTenantAvailable`, { tenancyName: 'default' })
    const noTenant = await client.post(`${app}/Account/IsTenantAvailable`, { tenancyName: 'nobody' })
    client.close()
    return { configuration, session, tenant: tenant.result, noTenant: noTenant.result }
  }

  test('has its configuration, no user, and the tenant by its name', async () => {
    const { configuration, session, tenant, noTenant } = await asked()
    expect(configuration.result).toMatchObject({
      multiTenancy: { isEnabled: true, sides: { host: 2, tenant: 1 } },
      session: { userId: null, tenantId: 1 },
      localization: { currentLanguage: { name: 'en' }, currentCulture: { name: 'en' } },
      auth: { grantedPermissions: {} },
      setting: { values: {} },
      clock: { provider: 'utcClockProvider' },
      timing: { timeZoneInfo: { iana: { timeZoneId: 'Africa/Lagos' } } },
      security: { antiForgery: { tokenHeaderName: 'X-XSRF-TOKEN' } },
    })
    expect(session.result).toMatchObject({ tenant: { id: 1, tenancyName: 'Default' }, application: { features: {} } })
    expect(session.result).not.toHaveProperty('user')
    expect([tenant, noTenant]).toEqual([{ state: 1, tenantId: 1 }, { state: 3 }])
  })

  test('has the customer after a log-in', async () => {
    const { configuration, session } = await asked(customer.client.token)
    const { name, surname, userName, emailAddress } = customer
    expect(session.result).toMatchObject({ user: { name, surname, userName, emailAddress, id: expect.any(String) } })
    expect(configuration.result).toMatchObject({ session: { userId: expect.any(String) } })
  })
})

test.each([
  '/api',
  '/api/Nobody/Knows',
  '/api/services/app/Nobody/Knows',
  '//api/services/app/Kyc/GetAll',
  '/AbpServiceProxies/GetAll',
  '/AbpUserConfiguration/Nothing',
  '/AbpScripts/GetScripts',
])('[ABP-04] %s is unknown: a 404 in the envelope, never a page', async (path) => {
  const { status, success, headers } = await stranger.send(path, { method: 'GET', headers: { accept: 'text/html' } })
  expect([status, success, headers.get('content-type')]).toEqual([404, false, 'application/json; charset=utf-8'])
})

describe('[ABP-05] a body that violates its shape and rules', () => {
  const violationsOf = async (path: string, body: unknown) => {
    const { status, error } = await customer.client.post(`${app}/${path}`, body)
    expect(status).toBe(400)
    return Object.fromEntries((error?.validationErrors ?? []).map(({ members, message }) => [members.join(), message]))
  }

  test('has the violations of both', async () => {
    expect(
      await violationsOf('employer/save', { name: ' ', mobileNo: '12', company: 'x'.repeat(257), description: '' }),
    ).toEqual({
      taxNumber: 'The taxNumber field is required.',
      companyCountry: 'The companyCountry field is required.',
      companyAddress: 'The companyAddress field is required.',
      company: 'The field company must be a text of 1 to 256 characters.',
      name: expect.stringMatching(/employer/i),
      mobileNo: 'Please enter a valid phone number',
    })
  })

  test('of a new beneficiary has those of its document as well', async () => {
    const data = { data: '', issueDate: '2999-01-01', expiryDate: 'soon' }
    expect(
      Object.keys(await violationsOf('Beneficiary/Save', { surname: 'Obi', sharePercentage: 0, data })).sort(),
    ).toEqual(
      [
        'otherNames',
        'relationshipType',
        'sharePercentage',
        'mobileNo',
        'data.type',
        'data.issueDate',
        'data.expiryDate',
        'data.data',
      ].sort(),
    )
  })
})
