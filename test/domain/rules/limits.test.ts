import { emptyBeneficiary, parseBeneficiary } from '../../../src/domain/beneficiary/beneficiary-form'
import { emptyBankAccount, parseBankAccount } from '../../../src/domain/kyc/parts/bank-account'
import { emptyBvn, parseBvn } from '../../../src/domain/kyc/parts/bvn'
import { emptyEmployer, parseEmployer } from '../../../src/domain/kyc/parts/employer'
import { parseUserDetails, userDetailsFrom } from '../../../src/domain/kyc/parts/user-details'
import { health } from '../../../src/domain/quote/health'
import { home } from '../../../src/domain/quote/home'
import { motor } from '../../../src/domain/quote/motor'
import { savings } from '../../../src/domain/quote/savings'
import { travel } from '../../../src/domain/quote/travel'
import type { FieldFailures } from '../../../src/domain/rules/rule'
import { parseSignUp } from '../../../src/domain/session/sign-up'
import type { Either } from 'fp-ts/Either'
import { aCustomer, day } from '../../support/builders'
import { failuresOf } from '../../support/parsed'
import { someChoices } from '../../support/shop-builders'

type Parse = (form: never) => Either<FieldFailures, unknown>
type Limits = Readonly<Record<string, number>>

const signUp = { firstName: '', lastName: '', email: '', password: '', referralCode: '' }
const employer = {
  name: 256,
  company: 256,
  taxNumber: 64,
  companyCountry: 128,
  companyAddress: 512,
  description: 2_000,
}
const vehicle = { registrationNo: 32, colour: 64, manuYear: 8, engineNo: 64, chassisNo: 64, bodyType: 64 }
const building = { signature: 256, state: 128, city: 128, location: 512, description: 2_000 }
const userDetails = parseUserDetails('corrected', day('2025-06-16'), aCustomer())

const ofDigits = ['nuban', 'bvn', 'manuYear']

/** Every form with the longest texts that its call takes. */
const forms: readonly (readonly [string, Parse, object, Limits])[] = [
  ['sign-up', parseSignUp, signUp, { firstName: 64, lastName: 64, password: 128, referralCode: 64 }],
  ['user details', userDetails, userDetailsFrom(aCustomer()), { name: 64, surname: 64, userName: 256 }],
  ['bank account', parseBankAccount([]), emptyBankAccount, { nuban: 32 }],
  ['BVN', parseBvn, emptyBvn, { bvn: 32 }],
  ['employer', parseEmployer, emptyEmployer, employer],
  ['beneficiary', parseBeneficiary([]), emptyBeneficiary, { surname: 64, otherNames: 64 }],
  ['motor', motor.parse({ ...someChoices, today: undefined }), motor.empty, vehicle],
  ['travel', travel.parse(someChoices), travel.empty, { signature: 256, passportNo: 64 }],
  ['home', home.parse(someChoices), home.empty, building],
  ['savings', savings.parse(someChoices), savings.empty, { signature: 256 }],
  ['health', health.parse(someChoices), health.empty, { signature: 256 }],
]

describe.each(forms)('the %s form', (_, parse, empty, limits) => {
  const messageOf = (field: string, length: number): string | undefined =>
    failuresOf(parse({ ...empty, [field]: (ofDigits.includes(field) ? '1' : 'a').repeat(length) } as never))[field]

  test.each(Object.entries(limits))(
    '[TAP-10: nothing cut] takes a %s of %p characters, and tells the limit of a longer one',
    (field, limit) => {
      expect(messageOf(field, limit)).toBeUndefined()
      expect(messageOf(field, limit + 1)).toBe(`Please use at most ${String(limit)} characters`)
    },
  )
})
