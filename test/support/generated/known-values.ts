import fc, { type Arbitrary } from 'fast-check'
import { relationshipTypes } from '../../../src/service/beneficiary/relationship-types'
import { products } from '../../../src/service/shop/insurance/products'
import { medicalQuestions } from '../../../src/service/kyc/medical-questions'
import { bankAccount, document, employer, PASSWORD } from '../customer-builder'
import { vehicle } from '../vehicle'
import { unique } from '../raw-client'

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

const amounts = [1, 0.01, 999.999, 1_000, 50_000, 125_000, 5_000_000, 100_000_000_000, 100_000_000_000.01]
const names = ['Test', 'Ọlá', 'O’Neill', ' x ']
const phones = ['08031234567', '+2348031234567', '0803']

const each = (entries: readonly (readonly [string, readonly unknown[]])[]) => Object.fromEntries(entries)

/** By field: what leads a request past the codec, to the rules of the company and to the database. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  ...each(Object.entries({ ...employer, ...vehicle, ...bankAccount }).map(([name, value]) => [name, [value]])),
  productId: [...products.map(({ id }) => id), '101', 999],
  CategoryId: ['1', '2', '6', '7'],
  VehicleMakeId: ['1', '30', '999'],
  makeId: [1, '1', 2, 999],
  modelId: [101, 102, '102', 999],
  manuYear: ['2019', '1949', '2027'],
  signature: ['MOTOR', 'Test Customer'],
  subCode: ['Silver', 'Gold'],
  destination: ['GB', 'US', 'GH', 'ng', 'XX'],
  depaturedate: [inDays(0), inDays(3), inDays(3).slice(0, 10)],
  arrivaldate: [inDays(10), inDays(170), inDays(400)],
  passportNo: ['A12345678'],
  duration: [3, 6, 12, 3.5],
  frequency: ['Monthly'],
  ...each(['value', 'buildingValue', 'itemValue'].map((name) => [name, amounts])),
  ...each(['sumAssured', 'lifeCover', 'criticalIllnessCover', 'permanentDisability'].map((name) => [name, amounts])),
  nuban: [bankAccount.accountNumber, '0000000220'],
  accountType: ['00', '10', '20'],
  bvn: ['22222222222', '00000000000', '2222222222'],
  question: medicalQuestions,
  data: [document.data, 'AAAA', '!'],
  issueDate: [document.issueDate, '2099-01-01'],
  expiryDate: [document.expiryDate, '2020-01-01'],
  type: ['NationalId', 'DriversLicense', 'PassortPhoto'],
  name: names,
  surname: names,
  otherNames: names,
  gender: ['Female', 'Male'],
  dateOfBirth: ['1990-02-28', '2024-02-29', '2200-01-01'],
  phoneNumber: phones,
  mobileNo: phones,
  code: ['000000', '123456'],
  password: [PASSWORD],
  tenantId: [1, 2, 0.5],
  relationshipType: relationshipTypes.map(({ relationshipCode }) => relationshipCode),
  sharePercentage: [0, 0.01, 1, 33.333, 50, 100, 100.01],
  userId: ['00000000-0000-4000-8000-000000000000', 'x'],
}

/** Addresses and names that nobody has had before. */
const fresh = fc.nat().map((number) => unique(`generated-${number}`))

/** Values of a field that are good or nearly so; `undefined` for a field that nothing is known about. */
export const knownValues = (name: string): Arbitrary<unknown> | undefined => {
  if (name === 'userName') return fresh
  if (/^(emailAddress|userNameOrEmailAddress)$/.test(name)) return fresh.map((text) => `${text}@mail.test`)
  const values = Object.hasOwn(known, name) ? known[name] : undefined
  return values === undefined ? undefined : fc.constantFrom(...values)
}
