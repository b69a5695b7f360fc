import { appliances, forms } from '../../../src/machines/quote/selectors'
import { id } from '../../../src/domain/values/id'
import { everyError } from '../../support/builders'
import { fails, scripted, succeeds } from '../../support/scripted-ports'
import { aCategory, aPolicy } from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { startMotor, startShop } from './start-shop'

afterEach(stopAll)

const renewal = {
  category: id(1),
  product: id(101),
  form: { registrationNo: 'ABC-123DE', isCommercial: true, value: 7 as never },
}

describe('[COVER-09] a renewal', () => {
  test('fills in the form of the policy, stores it as the draft, and leaves the policy out of the address', async () => {
    const shop = await startMotor({ renews: '9', policies: { byId: scripted(succeeds(aPolicy({ renewal }))) } })
    expect(shop.policies.byId.inputs).toEqual(['9'])
    expect(shop.typed()).toMatchObject({ registrationNo: 'ABC-123DE', isCommercial: true, value: '' })
    expect(Object.keys(shop.drafts.stored)).toEqual(['motor-quote'])
    expect(shop.drafts.stored).toMatchObject({ 'motor-quote': { registrationNo: 'ABC-123DE' } })
    expect(shop.drafts.log).toEqual(['now motor-quote'])
    expect(shop.navigation.log).toEqual([{ screen: 'shop', category: '1', product: '101' }])
  })

  test('fills in the appliances of a home', async () => {
    const form = { city: 'Ikeja', items: [{ itemDesc: 'Television', itemValue: '100000' }] }
    const shop = await startShop({
      category: '4',
      product: '101',
      renews: '9',
      categories: [aCategory({ id: id(4), name: 'Home Insurance' })],
      policies: { byId: scripted(succeeds(aPolicy({ renewal: { ...renewal, form } }))) },
    })
    expect(forms(shop.actor.getSnapshot()).home.city).toBe('Ikeja')
    expect(appliances(shop.actor.getSnapshot()).items).toEqual([{ itemDesc: 'Television', itemValue: 10_000_000n }])
    expect(shop.drafts.log).toEqual(['now home-quote', 'now home-appliances'])
  })

  test.each([
    ['that the server no longer offers', succeeds(aPolicy({ renewal: undefined }))],
    ['of a policy that does not exist', fails(everyError.NotFound)],
  ])('%s leaves the form empty', async (_, answer) => {
    const shop = await startMotor({ renews: '9', policies: { byId: scripted(answer) } })
    expect(shop.typed().registrationNo).toBe('')
    expect(shop.shows()).toBe('form')
  })

  test.each([
    ['a category that the server does not offer', { category: 'none' }, 'categories'],
    ['a category without a form', { categories: [aCategory({ name: 'Pet Insurance' })] }, 'without-form'],
  ])('in %s does not request the policy', async (_, address, shown) => {
    const shop = await startMotor({ renews: '9', policies: { byId: scripted() }, ...address })
    expect(shop.shows()).toBe(shown)
    expect(shop.policies.byId.inputs).toEqual([])
  })

  test('that fails to load can be tried again', async () => {
    const shop = await startMotor({
      renews: '9',
      catalogue: { categories: scripted(succeeds([aCategory()]), succeeds([aCategory()])) },
      policies: { byId: scripted(fails(everyError.Outage), succeeds(aPolicy({ renewal }))) },
    })
    expect(shop.shows()).toBe('failed')
    shop.send({ type: 'try-again' })
    await answersArrive()
    expect(shop.typed().registrationNo).toBe('ABC-123DE')
  })
})
