import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { TENANT_ID_AT_LOGIN } from '../../src/domain/rules/constants'
import { demoCustomers, demoPassword } from '../../src/service/demo/customers'
import type { Request } from './load'

/** The demo customer named in the README. */
export const demoEmail = demoCustomers[0].emailAddress

const json = { 'content-type': 'application/json-patch+json' }

/** Log-in of a demo customer, or of a customer with the demo password. */
export const logIn = (origin: string, emailAddress: string) =>
  ({
    name: 'POST log-in',
    url: `${origin}/api/TokenAuth/Authenticate`,
    headers: json,
    body: { userNameOrEmailAddress: emailAddress, password: demoPassword, tenantId: TENANT_ID_AT_LOGIN },
  }) satisfies Request

const LogIn = t.type({ result: t.type({ accessToken: t.string }) })

/** Logs a customer in and returns the token. */
export const logInAs = async (origin: string, emailAddress: string): Promise<string> => {
  const { url, headers, body } = logIn(origin, emailAddress)
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const session = LogIn.decode(await response.json())
  if (isLeft(session)) throw new Error(`${emailAddress} could not log in: ${String(response.status)}`)
  return session.right.result.accessToken
}

const call = (origin: string, method: string): string => `${origin}/api/services/app/${method}`

/** Reads the customer's profile: the token's customer and the sections of their KYC. */
export const profile = (origin: string, token: string): Request => ({
  name: 'GET profile',
  url: call(origin, 'Profile/GetCurrentUserProfileForEdit'),
  headers: { authorization: `Bearer ${token}` },
})

/** The first page of the customer's policies with their total number, as requested by the portal. */
export const policies = (origin: string, token: string): Request => ({
  name: 'GET policies, paged',
  url: `${call(origin, 'Policy/GetAll')}?SkipCount=0&MaxResultCount=10`,
  headers: { authorization: `Bearer ${token}` },
})

/** Requests a motor quote: validation, the premium, and an inserted row. */
export const motorQuote = (origin: string, token: string, registrationNo = 'ABC-123DE'): Request => ({
  name: 'POST motor quote',
  url: call(origin, 'Insurance/VehicleQuote'),
  headers: { ...json, authorization: `Bearer ${token}` },
  body: {
    signature: 'MOTOR',
    productId: 101,
    vehicles: [
      {
        registrationNo,
        makeId: 1,
        modelId: 102,
        chassisNo: 'JTDBR32E720012345',
        engineNo: '1ZZ-0000001',
        bodyType: 'Saloon',
        colour: 'Blue',
        manuYear: '2019',
        value: 5_000_000,
        isCommercial: false,
      },
    ],
  },
})
