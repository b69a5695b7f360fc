import { existsSync, readFileSync } from 'node:fs'
import { cardText } from '../../../../src/domain/catalogue/catalogue'
import { appliances } from '../../../../src/service/shop/catalogue/appliances'
import { categories } from '../../../../src/service/shop/catalogue/categories'
import { products } from '../../../../src/service/shop/insurance/products'
import { countries, countryByCode, travelCountries } from '../../../../src/domain/catalogue/countries'
import { travelZones, zoneOf } from '../../../../src/service/shop/insurance/travel/zones'
import { makes } from '../../../../src/service/shop/insurance/motor/makes'
import { modelsOf } from '../../../../src/service/shop/insurance/motor/vehicles'
import { medicalQuestions } from '../../../../src/service/kyc/medical-questions'

const unique = <T>(values: readonly T[]) => new Set(values).size === values.length
const imageFile = (url: string) => url.replace('/catalogue/', 'src/service/shop/catalogue/images/')

test('the six categories have the names that select the forms, each with picture and colour', () => {
  expect(categories.map(({ name }) => name)).toEqual([
    'Motor Insurance',
    'Health & Life Insurance',
    'Travel Insurance',
    'Home Insurance',
    'Savings Insurance',
    'Education Insurance',
  ])
  for (const { imageUrl, backgroundColor } of categories) {
    expect(existsSync(imageFile(imageUrl))).toBe(true)
    expect(backgroundColor).toMatch(/^#[0-9A-F]{6}$/)
  }
})

test('every category has at least two products, and their ids, codes and pictures are unique', () => {
  for (const { id } of categories)
    expect(products.filter(({ categoryId }) => categoryId === id).length).toBeGreaterThanOrEqual(2)
  expect(unique(products.map(({ id }) => id))).toBe(true)
  expect(unique(products.map(({ code }) => code))).toBe(true)
  expect(unique(products.map(({ imageUrl }) => imageUrl))).toBe(true)
})

test('every product has a drawing, on the colour of its category and without a script', () => {
  for (const { categoryId, imageUrl } of products) {
    const drawing = readFileSync(imageFile(imageUrl), 'utf8')
    const colour = categories.find(({ id }) => id === categoryId)?.backgroundColor
    expect(drawing).toContain(`<rect width="96" height="96" rx="12" fill="${String(colour)}"`)
    expect(drawing).not.toMatch(/<script|on\w+=|href/i)
  }
})

test('[COVER-01] every product says what is covered, what is not, the excess and the least price', () => {
  for (const { name, includes = [], excludes = [], excess = '', fromPrice = 0n } of products)
    expect([name, includes.length > 0, excludes.length > 0, excess !== '', fromPrice > 0n]).toEqual([
      name,
      true,
      true,
      true,
      true,
    ])
})

test('[LIFE-07: sums] every product says the sums or limits of what is paid, and is described in words that its card does not cut', () => {
  for (const { name, description, sums = [], limits = [], includes = [] } of products) {
    expect([name, sums.length + limits.length > 0, cardText(name), cardText(description)]).toEqual([
      name,
      true,
      name,
      description,
    ])
    expect(includes.map((text) => text.includes(description) || description.includes(text))).not.toContain(true)
  }
})

test('there are at least thirty makes with several models each, with unique ids and names', () => {
  expect(makes.length).toBeGreaterThanOrEqual(30)
  expect(unique(makes.map(({ id }) => id))).toBe(true)
  expect(unique(makes.map(({ makeName }) => makeName))).toBe(true)
  const models = makes.flatMap(modelsOf)
  expect(unique(models.map(({ modelId }) => modelId))).toBe(true)
  for (const make of makes) {
    expect(make.models.length).toBeGreaterThan(1)
    expect(unique(make.models)).toBe(true)
  }
})

test('the countries are the 249 of ISO 3166-1, sorted by name, with unique codes and names', () => {
  expect(countries).toHaveLength(249)
  expect(unique(countries.map(({ countryCode }) => countryCode))).toBe(true)
  expect(unique(countries.map(({ countryName }) => countryName))).toBe(true)
  for (const { countryCode, countryName } of countries) {
    expect(countryCode).toMatch(/^[A-Z]{2}$/)
    expect(countryName.length).toBeGreaterThan(3)
  }
  const names = countries.map(({ countryName }) => countryName)
  expect(names).toEqual([...names].sort((left, right) => left.localeCompare(right, 'en')))
  expect(countryByCode(' ng ')).toEqual({ countryCode: 'NG', countryName: 'Nigeria' })
  expect(countryByCode('XX')).toBeUndefined()
})

test('[COVER-05: destinations] the destinations leave out Nigeria and the territories without inhabitants', () => {
  const destinations = new Set(travelCountries.map(({ countryCode }) => countryCode))
  const leftOut = countries.filter(({ countryCode }) => !destinations.has(countryCode))
  expect(leftOut.map(({ countryName }) => countryName)).toEqual([
    'Antarctica',
    'Bouvet Island',
    'British Indian Ocean Territory',
    'French Southern Territories',
    'Heard Island and McDonald Islands',
    'Nigeria',
    'South Georgia and the South Sandwich Islands',
    'United States Outlying Islands',
  ])
})

test('every zone of travel has its countries: 58 of Africa, 52 of Europe, 8 of North America, and the rest', () => {
  const counts = travelZones.map((zone) => countries.filter(({ countryCode }) => zoneOf(countryCode) === zone).length)
  expect(counts).toEqual([58, 52, 8, 131])
  expect(['NG', 'GB', 'CA', 'AE'].map(zoneOf)).toEqual(['africa', 'europe', 'northAmerica', 'world'])
})

test('appliances and medical questions are unique and not empty', () => {
  for (const list of [appliances, medicalQuestions]) {
    expect(unique(list)).toBe(true)
    expect(list.every((entry) => entry.trim() === entry && entry !== '')).toBe(true)
  }
  expect(appliances.length).toBeGreaterThanOrEqual(20)
})
