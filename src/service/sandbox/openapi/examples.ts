import type { BodyOf } from '../../../contract/endpoint'
import type { endpoints, EndpointName } from '../../../contract/table'
import { demoCustomers, demoPassword } from '../../demo/customers'
import { greyPicture } from '../../demo/grey-picture'
import type { QuoteBody, QuoteCall } from '../../shop/product/cover'
import { covers } from '../../shop/insurance/covers'
import { kycExamples } from '../../kyc/routes'

/** A body as a client writes it: it leaves out what may be missing. */
type Written<A> = A extends readonly (infer Item)[]
  ? readonly Written<Item>[]
  : A extends object
    ? { readonly [Key in keyof A as undefined extends A[Key] ? never : Key]: Written<A[Key]> } & {
        readonly [Key in keyof A as undefined extends A[Key] ? Key : never]?: Written<A[Key]>
      }
    : A

type Body<Name extends EndpointName> = BodyOf<(typeof endpoints)[Name]>

export type CallWithBody = { [Name in EndpointName]: Body<Name> extends undefined ? never : Name }[EndpointName]

type Examples = { readonly [Name in CallWithBody]: Written<Body<Name>> }

/** A quote's example is declared with its cover. */
const quotes = Object.fromEntries(Object.entries(covers).map(([call, { example }]) => [call, example])) as {
  readonly [Call in QuoteCall]: QuoteBody<Call>
}

const [{ emailAddress: demoAddress }] = demoCustomers

const customer = {
  name: 'Test',
  surname: 'Customer',
  userName: 'test-customer',
  emailAddress: 'test.customer@portal.test',
}

const phoneNumber = '08031234567'

const identityDocument = {
  type: 'NationalId',
  issueDate: '2024-01-01',
  expiryDate: '2050-01-01',
  data: greyPicture.toString('base64'),
}

/**
 * A request body of each call that has one. The sandbox accepts them from a customer who was registered with the first
 * of them, except for the three codes and the id of a quote, which differ for every customer, and the days of a trip, which
 * begins within a year. Dates that must be in the future are far in it.
 */
export const examples: Examples = {
  register: { ...customer, password: demoPassword },
  sendEmailActivationLink: { emailAddress: customer.emailAddress },
  activateEmail: { userId: '00000000-0000-4000-8000-000000000000', confirmationCode: 'the code of the link' },
  sendPasswordResetCode: { emailAddress: customer.emailAddress },
  changePassword: { currentPassword: demoPassword, newPassword: 'Another-pass-2025' },
  resetPassword: {
    userId: '00000000-0000-4000-8000-000000000000',
    resetCode: 'the code of the link',
    password: demoPassword,
  },
  authenticate: { userNameOrEmailAddress: demoAddress, password: demoPassword, tenantId: 1 },
  isTenantAvailable: { tenancyName: 'Default' },
  sendVerificationSms: { phoneNumber },
  verifySmsCode: { phoneNumber, code: '123456' },
  updateCurrentUserProfile: { ...customer, phoneNumber, dateOfBirth: '1990-02-28', gender: 'Female' },
  ...kycExamples,
  saveDocument: identityDocument,
  saveBeneficiary: {
    surname: 'Customer',
    otherNames: 'First Child',
    relationshipType: 'DAUGHTER',
    sharePercentage: 25,
    mobileNo: phoneNumber,
    data: identityDocument,
  },
  saveReminderSettings: { kind: 'CoverEnds', mail: true, sms: false },
  ...quotes,
  dropQuote: { id: 10001 },
}
