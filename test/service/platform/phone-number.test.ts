import { callingCodes } from '../../../src/domain/values/calling-codes'
import { countries } from '../../../src/domain/catalogue/countries'
import { canGetCodes, phoneNumberOf } from '../../../src/service/platform/phone-number'

test.each([
  ['08031234567', '+2348031234567'],
  ['8031234567', '+2348031234567'],
  ['+234 803 123 4567', '+2348031234567'],
  ['2348031234567', '+2348031234567'],
  ['+44 7911 123456', '+447911123456'],
  ['07991234567', '+2347991234567'],
  ['+234 930 123 4567', '+2349301234567'],
])('%s is %s', (written, number) => {
  expect(phoneNumberOf(written)).toBe(number)
})

test.each(['', '0803', 'eight', '+000', '080312345678', '06031234567', '+44 7'])(
  '%j is not a phone number',
  (written) => {
    expect(phoneNumberOf(written)).toBeUndefined()
  },
)

test.each(['08031234567', '+234 702 123 4567', '+44 7551 234567', '+1 201 555 0123', '+233 24 123 4567'])(
  '[RUN-21: countries] codes are sent to %s',
  (number) => {
    expect(canGetCodes(number)).toBe(true)
  },
)

test.each([
  ['Inmarsat', '+870773123456'],
  ['Iridium', '+8816123456789'],
  ['an international network', '+882161234567'],
  ['premium rate', '+1 900 234 5678'],
  ['free of charge', '0800 123 4567'],
  ['a service of a company', '0700 123 4567'],
  ['a personal number', '+44 7011 123456'],
  ['a landline', '0201 630 1234'],
  ['a range that nobody has', '0930 123 4567'],
  ['a country that the portal does not offer', '+43 664 1234567'],
  ['an island with the code of one', '+1 876 210 1234'],
  ['no number', 'eight'],
])('[RUN-21: countries] codes are not sent to %s: %s', (_, number) => {
  expect(canGetCodes(number)).toBe(false)
})

test('[RUN-21: countries] every country that the portal offers is known by its name', () => {
  const names = callingCodes.flatMap(({ country }) => country.split(', '))
  expect(names.filter((name) => countries.every(({ countryName }) => countryName !== name))).toEqual([])
})
