/** @jest-environment node */
import { right } from 'fp-ts/Either'
import { makeCataloguePort } from '../../../src/adapters/http/catalogue'
import { pictureAddress } from '../../../src/adapters/http/picture-address'
import { makeSessionPort } from '../../../src/adapters/http/session'
import { id } from '../../../src/domain/values/id'
import { result } from '../../support/scripted-fetch'
import { aCategory, aProduct } from '../../support/shop-builders'
import { startPort } from './start-port'

const host = () => Promise.resolve('https://api.broker.test')

describe('the address of a picture from the server', () => {
  test.each([
    ['', '/catalogue/motor.svg', '/catalogue/motor.svg'],
    ['https://api.broker.test', '/catalogue/motor.svg', 'https://api.broker.test/catalogue/motor.svg'],
    ['https://api.broker.test/', 'catalogue/motor.svg', 'https://api.broker.test/catalogue/motor.svg'],
    ['https://api.broker.test', 'https://files.test/a.png', 'https://files.test/a.png'],
    ['https://api.broker.test', '//files.test/a.png', '//files.test/a.png'],
    ['https://api.broker.test', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['https://api.broker.test', '', ''],
    ['https://api.broker.test', undefined, undefined],
  ])('[WIRE-04] with the server at "%s", %s is at %s', (apiHost, named, address) => {
    expect(pictureAddress(apiHost, named)).toBe(address)
  })

  test('[WIRE-04] [BUY-01] is on the server for a category, a product and a customer', async () => {
    const imageUrl = '/catalogue/motor.svg'
    const there = { imageUrl: 'https://api.broker.test/catalogue/motor.svg' }
    const shop = startPort(
      (http) => makeCataloguePort(http, host),
      result([{ ...aCategory(), imageUrl }]),
      result({ totalCount: 1, items: [{ ...aProduct(), imageUrl }] }),
    )
    expect(await shop.port.categories(undefined, shop.call)()).toMatchObject(right([there]))
    expect(await shop.port.products(id(1), shop.call)()).toMatchObject(right([there]))
    const session = startPort((http) => makeSessionPort(http, host), result({ emailAddress: 'a@b.test', imageUrl }))
    expect(await session.port.currentCustomer(undefined, session.call)()).toMatchObject(right(there))
  })
})
