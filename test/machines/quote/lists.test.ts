import type { Beneficiaries } from '../../../src/domain/beneficiary/beneficiary'
import type { Destination } from '../../../src/domain/quote/quote-product'
import { id } from '../../../src/domain/values/id'
import { applianceNames, destinations, forms, gate } from '../../../src/machines/quote/selectors'
import { everyError } from '../../support/builders'
import { breaks, fails, late, never, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import {
  aProduct,
  aQuote,
  fullForms,
  noBeneficiaries,
  oneBeneficiary,
  someApplianceNames,
  someDestinations,
  someMakes,
} from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { quoteRequest, everyKind, startKind, typedOf } from './kinds'
import type { ShopScript } from './start-shop'

afterEach(stopAll)

const kind = (name: string) => everyKind.find((facts) => facts.kind === name)!

describe('[HEALTH-02] the beneficiaries of a health quote', () => {
  const start = (...answers: readonly Answer<Beneficiaries>[]) =>
    startKind(kind('health'), [succeeds(aQuote())], { beneficiary: { list: scripted(...answers) } })

  test('while they are loading, empty or unknown, no quote can be requested; typing is stored all the same', async () => {
    for (const [answer, why] of [
      [never, 'loading'],
      [succeeds(noBeneficiaries), 'none'],
      [fails(everyError.Outage), 'unknown'],
    ] as const) {
      const shop = await start(answer)
      expect(gate(shop.actor.getSnapshot())).toBe(why)
      expect(shop.shows()).toBe('form')
      shop.send(quoteRequest('health'))
      await answersArrive()
      expect(shop.quote.quote.inputs).toEqual([])
      expect(shop.actor.getSnapshot().hasTag('settled')).toBe(true)
      shop.send({ type: 'fill-in', typed: { kind: 'health', form: { signature: 'Another Name' } } })
      expect(forms(shop.actor.getSnapshot()).health).toEqual({ signature: 'Another Name' })
    }
  })

  test('a late answer after Back is ignored', async () => {
    const answer = late<Beneficiaries>()
    const shop = await start(answer.answer)
    shop.navigateTo('9')
    await shop.reaches('ChoosingProduct')
    expect(shop.beneficiary.list.calls[0]?.signal.aborted).toBe(true)
    answer.succeeds(noBeneficiaries)
    await answersArrive()
    expect(shop.is('ChoosingProduct')).toBe(true)
  })

  test('are requested again when the form opens again: the customer may have added one', async () => {
    const shop = await start(succeeds(noBeneficiaries), succeeds(oneBeneficiary))
    shop.navigateTo('9')
    shop.navigateTo('9', '101')
    await shop.reaches({ Health: 'Editing' })
    expect(forms(shop.actor.getSnapshot()).health).toEqual(fullForms.health)
  })
})

describe('[TRAVEL-01] the destinations of a travel product', () => {
  const two = [aProduct(), aProduct({ id: id('b') })]
  const start = (...answers: readonly Answer<readonly Destination[]>[]) =>
    startKind(kind('travel'), [succeeds(aQuote())], {
      products: two,
      quote: { destinations: scripted(...answers) },
    })

  test('are requested by the product, once', async () => {
    const shop = await start(succeeds(someDestinations), succeeds([{ code: 'NG', name: 'Nigeria' }]))
    expect(shop.quote.destinations.inputs).toEqual([101])
    expect(destinations(shop.actor.getSnapshot())).toEqual(someDestinations)
    shop.navigateTo('9')
    shop.navigateTo('9', '101')
    await shop.reaches({ Travel: 'Editing' })
    expect(shop.quote.destinations.inputs).toEqual([101])
    shop.navigateTo('9', 'b')
    await shop.reaches({ Travel: 'Editing' })
    expect(shop.quote.destinations.inputs).toEqual([101, 'b'])
    expect(destinations(shop.actor.getSnapshot())).toEqual([{ code: 'NG', name: 'Nigeria' }])
  })

  test('a late answer for another product is dropped', async () => {
    const first = late<readonly Destination[]>()
    const shop = await start(first.answer, succeeds(someDestinations))
    shop.navigateTo('9', 'b')
    expect(shop.quote.destinations.calls[0]?.signal.aborted).toBe(true)
    first.succeeds([])
    await shop.reaches({ Travel: 'Editing' })
    expect(destinations(shop.actor.getSnapshot())).toEqual(someDestinations)
  })

  test('an empty list is reported', async () => {
    const shop = await start(succeeds([]), succeeds([]))
    expect(shop.shows()).toBe('without-destinations')
    shop.navigateTo('9')
    shop.navigateTo('9', '101')
    await answersArrive()
    expect(shop.shows()).toBe('without-destinations')
  })

  test('one that is no longer offered counts as not chosen', async () => {
    const shop = await start(succeeds([{ code: 'NG', name: 'Nigeria' }]))
    shop.send({ type: 'request-quote', typed: typedOf('travel') })
    expect(shop.shown().fields).toEqual([{ field: 'destination', message: 'Please select your destination' }])
    expect(shop.quote.quote.inputs).toEqual([])
  })
})

describe('[HOMEQ-02] the names of appliances', () => {
  const start = (...answers: readonly Answer<readonly string[]>[]) =>
    startKind(kind('home'), [], { quote: { appliances: scripted(...answers) } })

  test('an empty list leaves the rest of the form usable', async () => {
    const shop = await start(succeeds([]))
    expect(shop.shows()).toBe('form')
    expect(shop.is({ Home: 'Editing' })).toBe(true)
  })
})

type Lists = (first: Answer<never>) => ShopScript
const lists: readonly (readonly [what: string, form: string, scriptOf: Lists, shown: string])[] = [
  ['makes', 'motor', (first) => ({ quote: { vehicleMakes: scripted(first, succeeds(someMakes)) } }), 'failed'],
  [
    'destinations',
    'travel',
    (first) => ({ quote: { destinations: scripted(first, succeeds(someDestinations)) } }),
    'failed',
  ],
  [
    'names of appliances',
    'home',
    (first) => ({ quote: { appliances: scripted(first, succeeds(someApplianceNames)) } }),
    'failed',
  ],
  [
    'beneficiaries',
    'health',
    (first) => ({ beneficiary: { list: scripted(first, succeeds(oneBeneficiary)) } }),
    'form',
  ],
]

describe.each(lists)('the %s of the %s form', (_, form, scriptOf, shown) => {
  test.each([fails(everyError.Outage), breaks])(
    'that fail to load are reported, and requested again',
    async (first) => {
      const facts = kind(form)
      const shop = await startKind(facts, [], scriptOf(first))
      expect([shop.shows(), shop.shown().failure?.message]).toEqual([shown, 'An error occurred during operation'])
      shop.send({ type: 'try-again' })
      await shop.reaches({ [facts.state]: 'Editing' })
      expect(shop.shown().failure).toBeUndefined()
      expect([gate(shop.actor.getSnapshot()), applianceNames(shop.actor.getSnapshot())]).toEqual([
        'open',
        form === 'home' ? someApplianceNames : [],
      ])
    },
  )
})
