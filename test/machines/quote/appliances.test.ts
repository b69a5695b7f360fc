import { totalOf } from '../../../src/domain/quote/appliances'
import { appliances, applianceErrors, isAboveCap } from '../../../src/machines/quote/selectors'
import { rejected } from '../../support/builders'
import { fails, late, scripted, succeeds } from '../../support/scripted-ports'
import type { Quote } from '../../../src/domain/quote/quote'
import { anAppliance, aQuote, fullForms } from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { quoteRequest, everyKind, startKind, typedOf } from './kinds'

afterEach(stopAll)

const home = everyKind.find(({ kind }) => kind === 'home')!
const start = (...answers: Parameters<typeof startKind>[1]) => startKind(home, answers)
const adds = (itemDesc: string, itemValue: string) =>
  ({ type: 'add-appliance', appliance: { itemDesc, itemValue } }) as const
const threshold = 'Adding this item will exceed the threshold of ₦125,000'

describe('the appliances of the home form', () => {
  test('[HOMEQ-02] an added one is in the list and the sub-form is empty; a removed one is gone', async () => {
    const { actor, send } = await start()
    send({ type: 'fill-in-appliance', appliance: anAppliance() })
    expect(appliances(actor.getSnapshot()).typed).toEqual(anAppliance())
    send({ type: 'add-appliance', appliance: anAppliance() })
    expect(appliances(actor.getSnapshot())).toEqual({
      typed: { itemDesc: '', itemValue: '' },
      items: [{ itemDesc: 'Television', itemValue: 10_000_050n }],
    })
    expect(actor.getSnapshot().hasTag('settled')).toBe(true)
    send({ type: 'remove-appliance', itemDesc: 'Television' })
    expect(appliances(actor.getSnapshot()).items).toEqual([])
  })

  test('[HOMEQ-04] exactly 125,000 is allowed; a kobo more is reported by a toast, and not added', async () => {
    const { actor, send, notifications } = await start()
    send(adds('Television', '80000.01'))
    send(adds('Laptop', '45000'))
    expect(notifications.notices).toEqual([{ kind: 'error', text: threshold, lasts: 1_500, repeated: true }])
    expect(isAboveCap(actor.getSnapshot())).toBe(true)
    expect(applianceErrors(actor.getSnapshot()).fields).toEqual([])
    expect(appliances(actor.getSnapshot()).items).toHaveLength(1)
    send(adds('Laptop', '44999.99'))
    expect(totalOf(appliances(actor.getSnapshot()).items)).toBe(12_500_000n)
    expect(isAboveCap(actor.getSnapshot())).toBe(false)
    send(adds('Refrigerator', '0.01'))
    expect(notifications.notices).toHaveLength(2)
    send({ type: 'remove-appliance', itemDesc: 'Laptop' })
    expect(isAboveCap(actor.getSnapshot())).toBe(false)
  })

  test('[HOMEQ-05] without a name or a value it is not added, and each field has its message', async () => {
    const { actor, send, notifications } = await start()
    send(adds('', 'much'))
    expect(applianceErrors(actor.getSnapshot()).fields).toEqual([
      { field: 'itemDesc', message: 'Please provide an item name' },
      { field: 'itemValue', message: 'Please provide a valid value' },
    ])
    send(adds('Television', '1'))
    expect(applianceErrors(actor.getSnapshot()).fields).toEqual([])
    send(adds('Television', '1'))
    expect(applianceErrors(actor.getSnapshot()).fields).toEqual([
      { field: 'itemDesc', message: 'Please provide an item name' },
    ])
    expect(notifications.notices).toEqual([])
  })

  test.each([
    { itemDesc: 'Laptop', itemValue: '' },
    { itemDesc: '', itemValue: '12' },
    { itemDesc: 'Laptop', itemValue: '12' },
  ])('[COVER-03] %j, not added, holds the quote back until it is added or cleared', async (appliance) => {
    const shop = await start(succeeds(aQuote()))
    shop.send({ type: 'fill-in-appliance', appliance })
    shop.send(quoteRequest('home'))
    expect(shop.shown().fields).toEqual([{ field: 'items', message: 'Add it to the list first, or clear it' }])
    expect(shop.quote.quote.inputs).toEqual([])
    shop.send({ type: 'fill-in-appliance', appliance: { itemDesc: '', itemValue: ' ' } })
    shop.send(quoteRequest('home'))
    await shop.reaches('Quoted')
    expect(shop.quote.quote.inputs).toMatchObject([{ items: [] }])
  })

  test('[COVER-03] a draft of one holds nothing back when there is no appliance to choose', async () => {
    const shop = await startKind(home, [succeeds(aQuote())], {
      drafts: { 'home-appliances': { itemDesc: '', itemValue: '12', items: [] } },
      quote: { appliances: scripted(succeeds([])) },
    })
    shop.send(quoteRequest('home'))
    await shop.reaches('Quoted')
  })

  test('[HOMEQ-06] they are sent with the quote, and removed after it', async () => {
    const shop = await start(succeeds(aQuote()))
    shop.send(adds('Television', '100000'))
    shop.send(adds('Laptop', '25000'))
    shop.send(quoteRequest('home'))
    await shop.reaches('Quoted')
    expect(shop.quote.quote.inputs).toMatchObject([
      {
        items: [
          { itemDesc: 'Television', itemValue: 10_000_000n },
          { itemDesc: 'Laptop', itemValue: 2_500_000n },
        ],
      },
    ])
    expect(appliances(shop.actor.getSnapshot()).items).toEqual([])
    expect(shop.drafts.stored).toEqual({})
  })

  test('stay when a quote of another kind is received', async () => {
    const listed = { itemDesc: 'Laptop', itemValue: '1', items: [{ itemDesc: 'Television', itemValue: '2' }] }
    const shop = await startKind(
      everyKind.find(({ kind }) => kind === 'savings')!,
      [succeeds(aQuote())],
      {
        drafts: { 'home-appliances': listed },
      },
    )
    shop.send(quoteRequest('savings'))
    await shop.reaches('Quoted')
    expect(shop.drafts.stored).toEqual({ 'home-appliances': listed })
    expect(appliances(shop.actor.getSnapshot())).toEqual({
      typed: { itemDesc: 'Laptop', itemValue: '1' },
      items: [{ itemDesc: 'Television', itemValue: 200n }],
    })
  })

  test('while a quote is being requested the list does not change', async () => {
    const answer = late<Quote>()
    const shop = await start(answer.answer)
    shop.send(adds('Television', '1'))
    shop.send(quoteRequest('home'))
    shop.send(adds('Laptop', '1'))
    shop.send({ type: 'remove-appliance', itemDesc: 'Television' })
    expect(appliances(shop.actor.getSnapshot()).items).toHaveLength(1)
  })

  test('are stored as a draft: a reload restores the list and the typed appliance', async () => {
    const first = await start()
    first.send(adds('Television', '100000.50'))
    first.send({ type: 'fill-in-appliance', appliance: { itemDesc: 'Laptop', itemValue: '12' } })
    first.send({ type: 'fill-in', typed: typedOf('home') })
    const stored = first.drafts.stored
    first.actor.stop()
    const again = await startKind(home, [], { drafts: stored })
    expect(appliances(again.actor.getSnapshot())).toEqual({
      typed: { itemDesc: 'Laptop', itemValue: '12' },
      items: [{ itemDesc: 'Television', itemValue: 10_000_050n }],
    })
  })

  test('[FORM-05] a server message about a listed appliance names it', async () => {
    const violations = [
      { message: 'Too old.', fields: ['Building[0].Items[1].ItemValue'] },
      { message: 'Too many.', fields: ['Building[0].Items[12].ItemValue'] },
    ]
    const shop = await start(fails(rejected({ violations })))
    shop.send(adds('Television', '1'))
    shop.send(adds('Laptop', '1'))
    shop.send({ type: 'request-quote', typed: { kind: 'home', form: fullForms.home } })
    await answersArrive()
    expect(shop.shown()).toMatchObject({ fields: [], failure: { violations: ['Laptop: Too old.', 'Too many.'] } })
  })
})
