import { familiarBanks, familiarCountries, familiarMakes } from '../../../src/domain/catalogue/familiar-names'
import { findOptions } from '../../../src/domain/catalogue/find-options'
import { countries } from '../../../src/domain/catalogue/countries'
import { makes } from '../../../src/service/shop/insurance/motor/makes'
import { banks } from '../../../src/service/kyc/banks'

const lists = {
  banks: banks.map(({ name, cbnCode }) => ({ label: name, familiar: familiarBanks[cbnCode] })),
  countries: countries.map(({ countryCode, countryName }) => ({
    label: countryName,
    familiar: familiarCountries[countryCode],
  })),
  makes: makes.map(({ makeName }) => ({ label: makeName, familiar: familiarMakes[makeName] })),
}

describe('an option of a list', () => {
  test.each([
    ['banks', 'gtb', 'Guaranty Trust Bank'],
    ['banks', 'UBA', 'United Bank for Africa'],
    ['banks', 'g\u200btb\u2060', 'Guaranty Trust Bank'],
    ['banks', ' fcmb ', 'First City Monument Bank'],
    ['banks', 'monument', 'First City Monument Bank'],
    ['banks', 'alat', 'Wema Bank (ALAT)'],
    ['countries', 'uk', 'United Kingdom'],
    ['countries', 'cote divoire', "Côte d'Ivoire"],
    ['countries', 'ghan', 'Ghana'],
    ['makes', 'benz', 'Mercedes-Benz'],
    ['makes', 'vw', 'Volkswagen'],
  ] as const)('[KYC-19] of the %s is found first by %j: %s', (list, typed, label) => {
    expect(findOptions(lists[list], typed)[0]?.label).toBe(label)
  })

  test('is every one for an empty text, and none for a text that nobody uses', () => {
    expect(findOptions(lists.banks, ' ')).toEqual(lists.banks)
    expect(findOptions(lists.banks, 'xyzzy')).toEqual([])
  })
})
