import type { Category, Product } from '../../../src/domain/catalogue/catalogue'
import type { VehicleMake } from '../../../src/domain/quote/quote-product'
import { id, type Id } from '../../../src/domain/values/id'
import { canGoBack, categories, category, product, products } from '../../../src/machines/quote/selectors'
import { everyError } from '../../support/builders'
import { breaks, fails, late, never, scripted, succeeds } from '../../support/scripted-ports'
import { aCategory, aProduct, someMakes } from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { startShop } from './start-shop'

afterEach(stopAll)

const outage = fails(everyError.Outage)
const two = [aCategory(), aCategory({ id: id('b') })]

describe('the shop at an address', () => {
  test.each([
    ['no category', {}, 'categories'],
    ['a category', { category: '1' }, 'products'],
    ['a product', { category: '1', product: '101' }, 'form'],
    ['an unknown category', { category: 'none' }, 'categories'],
    ['an unknown category with a product', { category: 'none', product: '101' }, 'categories'],
    ['a product without its category', { product: '101' }, 'categories'],
    ['an unknown product', { category: '1', product: 'none' }, 'products'],
  ])('[BUY-01] [BUY-02: products] [BUY-03] with %s shows the %s', async (_, address, shown) => {
    const { shows, navigation } = await startShop(address)
    expect(shows()).toBe(shown)
    expect(navigation.log).toEqual([])
  })

  test('[BUY-01] offers the server’s categories, including those without a form', async () => {
    const list = [aCategory(), aCategory({ id: id(2), name: 'Pet Insurance' })]
    const { actor } = await startShop({ categories: list })
    expect(categories(actor.getSnapshot())).toEqual(list)
  })

  test('[BUY-03] a product of a category without a form reports that, and Back leads to the products', async () => {
    const pets = [aCategory({ name: 'Pet Insurance' })]
    const { shows, send, navigation } = await startShop({ category: '1', product: '101', categories: pets })
    expect(shows()).toBe('without-form')
    send({ type: 'go-back' })
    expect(navigation.log).toEqual([{ screen: 'shop', category: '1' }])
  })

  test('while the products are loading, Back leads to the categories', async () => {
    const { shows, send, navigation } = await startShop({ category: '1', catalogue: { products: scripted(never) } })
    expect(shows()).toBe('loading')
    send({ type: 'go-back' })
    expect(navigation.log).toEqual([{ screen: 'shop' }])
  })

  test('an address that changed while the categories were loading is followed', async () => {
    const list = late<readonly Category[]>()
    const { navigateTo, shows, reaches } = await startShop({ catalogue: { categories: scripted(list.answer) } })
    expect(shows()).toBe('loading')
    navigateTo('1')
    list.succeeds([aCategory()])
    await reaches('ChoosingProduct')
  })
})

describe('choosing', () => {
  test('[BUY-02: products] [BUY-03] changes the address, and the address opens what it names', async () => {
    const { actor, send, navigateTo, shows, navigation, catalogue } = await startShop()
    expect(canGoBack(actor.getSnapshot())).toBe(false)
    send({ type: 'choose-category', category: id(1) })
    expect(navigation.log.at(-1)).toEqual({ screen: 'shop', category: '1' })
    expect(shows()).toBe('categories')
    navigateTo('1')
    expect(shows()).toBe('loading')
    await answersArrive()
    expect(catalogue.products.inputs).toEqual([1])
    expect(products(actor.getSnapshot())).toEqual([aProduct()])
    send({ type: 'choose-product', product: id(101) })
    expect(navigation.log.at(-1)).toEqual({ screen: 'shop', category: '1', product: '101' })
    navigateTo('1', '101')
    await answersArrive()
    expect(shows()).toBe('form')
    expect(category(actor.getSnapshot())).toEqual(aCategory())
    expect(product(actor.getSnapshot())).toEqual(aProduct())
  })

  test('Back goes up one level, closing leads to the dashboard', async () => {
    const { actor, send, navigateTo, navigation } = await startShop({ category: '1', product: '101' })
    expect(canGoBack(actor.getSnapshot())).toBe(true)
    send({ type: 'go-back' })
    navigateTo('1')
    send({ type: 'go-back' })
    send({ type: 'close-shop' })
    expect(navigation.log).toEqual([{ screen: 'shop', category: '1' }, { screen: 'shop' }, { screen: 'dashboard' }])
  })

  test('products are requested once per category, and a late answer for another category is dropped', async () => {
    const late1 = late<readonly Product[]>()
    const other = aProduct({ id: id(2) })
    const catalogue = {
      categories: scripted<void, readonly Category[]>(succeeds(two)),
      products: scripted<Id, readonly Product[]>(late1.answer, succeeds([other])),
    }
    const shop = await startShop({ category: '1', catalogue })
    shop.navigateTo('b')
    expect(shop.catalogue.products.calls[0]?.signal.aborted).toBe(true)
    late1.succeeds([aProduct()])
    await shop.reaches('ChoosingProduct')
    shop.navigateTo()
    shop.navigateTo('b')
    await answersArrive()
    expect(products(shop.actor.getSnapshot())).toEqual([other])
    expect(shop.catalogue.products.inputs).toEqual([1, 'b'])
  })

  test('an address of another screen, or the same address, changes nothing', async () => {
    const { shows, navigateTo, navigation, catalogue } = await startShop({ category: '1' })
    for (const elsewhere of [{ screen: 'dashboard' } as const, undefined]) {
      navigation.arrives(elsewhere)
      expect(shows()).toBe('products')
    }
    navigateTo('1')
    expect(shows()).toBe('products')
    expect(catalogue.products.inputs).toHaveLength(1)
  })
})

describe('a list that fails to load', () => {
  test.each([outage, breaks])('categories: reports it, and can be requested again', async (first) => {
    const list = scripted<void, readonly Category[]>(first, succeeds([aCategory()]))
    const { shows, shown, send, reaches } = await startShop({ catalogue: { categories: list } })
    expect(shows()).toBe('failed')
    expect(shown().failure?.message).toBe('An error occurred during operation')
    send({ type: 'try-again' })
    await reaches('ChoosingCategory')
    expect(shown().failure).toBeUndefined()
  })

  test('categories: another location in the shop requests them again, the same one does not', async () => {
    const list = scripted<void, readonly Category[]>(outage, succeeds([aCategory()]))
    const { navigateTo, shows, reaches } = await startShop({ category: '1', catalogue: { categories: list } })
    navigateTo('1')
    expect([shows(), list.inputs.length]).toEqual(['failed', 1])
    navigateTo()
    await reaches('ChoosingCategory')
    expect([shows(), list.inputs.length]).toEqual(['categories', 2])
  })

  test.each([outage, breaks])('products: reports it, and can be requested again or left', async (first) => {
    const list = scripted<Id, readonly Product[]>(first, succeeds([aProduct()]))
    const { shows, send, reaches, navigation } = await startShop({ category: '1', catalogue: { products: list } })
    expect(shows()).toBe('failed')
    send({ type: 'go-back' })
    expect(navigation.log).toEqual([{ screen: 'shop' }])
    send({ type: 'try-again' })
    await reaches('ChoosingProduct')
  })

  test('products without an answer: says what every list says, not what a quote says', async () => {
    const products = scripted<Id, readonly Product[]>(fails({ _tag: 'NoAnswer', wrote: false }))
    const { shown } = await startShop({ category: '1', catalogue: { products } })
    expect(shown().failure).toMatchObject({
      message: 'An error occurred during operation',
      details: 'Nothing you typed is lost. Please try again in a moment.',
    })
  })

  test('[TAP-07: going on] categories, products and makes are requested again when the device is online', async () => {
    const offline = fails(everyError.Offline)
    const shop = await startShop({
      category: '1',
      product: '101',
      catalogue: {
        categories: scripted<void, readonly Category[]>(offline, succeeds([aCategory()])),
        products: scripted<Id, readonly Product[]>(offline, succeeds([aProduct()])),
      },
      quote: { vehicleMakes: scripted<void, readonly VehicleMake[]>(offline, succeeds(someMakes)) },
    })
    for (const state of ['Closed', 'WithoutProducts', { Motor: 'WithoutMakes' }] as const) {
      await shop.reaches(state)
      shop.connectivity.comesBack()
    }
    await shop.reaches({ Motor: 'Editing' })
  })
})
