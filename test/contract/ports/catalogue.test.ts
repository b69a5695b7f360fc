import { right } from 'fp-ts/Either'
import { makeCataloguePort } from '../../../src/adapters/http/catalogue'
import { id } from '../../../src/domain/values/id'
import { aCall, signedIn, valueOf } from './connect'
import { ownHost } from '../../support/own-host'

const start = async () => {
  const portal = await signedIn()
  return { ...portal, catalogue: makeCataloguePort(portal.http, ownHost) }
}

describe('the categories', () => {
  test('[BUY-01] have name, description, image and background colour', async () => {
    const { catalogue, sent } = await start()
    const categories = valueOf(await catalogue.categories(undefined, aCall())())
    expect(sent).toEqual([{ method: 'GET', path: '/api/services/app/Category/GetAllCategories', body: undefined }])
    expect(categories.map(({ name }) => name)).toEqual([
      'Motor Insurance',
      'Health & Life Insurance',
      'Travel Insurance',
      'Home Insurance',
      'Savings Insurance',
      'Education Insurance',
    ])
    expect(categories[0]).toEqual({
      id: 1,
      name: 'Motor Insurance',
      description: 'Cover for your car and for other people on the road.',
      imageUrl: '/catalogue/motor.svg',
      colour: '#E4F1EE',
    })
  })
})

describe('the products', () => {
  test('[BUY-02: products] [COVER-01] [LIFE-07: sums] [LIFE-07: units] of a category are read up to a hundred in one page, with code, name, description and image', async () => {
    const { catalogue, sent } = await start()
    const products = valueOf(await catalogue.products(id(1), aCall())())
    const { pathname, searchParams } = new URL(sent[0]?.path ?? '', 'http://portal.test')
    expect([sent.length, pathname]).toEqual([1, '/api/services/app/Product/GetAll'])
    expect(Object.fromEntries(searchParams)).toEqual({ CategoryId: '1', SkipCount: '0', MaxResultCount: '100' })
    expect(products).toContainEqual({
      id: 101,
      code: 'MTC',
      name: 'Comprehensive Motor',
      description: 'For your car and for others',
      imageUrl: '/catalogue/motor-comprehensive.svg',
      includes: [
        'Accident, fire, theft and flood',
        'Damage and injury that you cause to others',
        'Towing after an accident',
      ],
      excludes: ['Wear and tear', 'Driving without a valid licence', 'Racing'],
      limits: [
        { label: 'Sum insured', value: 'The price of your car, up to ₦200,000,000' },
        { label: 'Property of others', value: 'Up to ₦3,000,000' },
      ],
      excess: 'You pay the first 10\u00a0% of each repair',
      fromPrice: 1_500_000n,
      priceUnit: 'a year',
    })
    expect(products.every(({ id: product }) => String(product).startsWith('1'))).toBe(true)
  })

  test('of an unknown category are empty', async () => {
    const { catalogue } = await start()
    expect(await catalogue.products(id(999), aCall())()).toEqual(right([]))
  })
})
