import { emptyForms, parseQuote, type QuoteKind } from '../../../src/domain/quote/products'
import type { Quote } from '../../../src/domain/quote/quote'
import { forms, isBusy } from '../../../src/machines/quote/selectors'
import { everyError, rejected } from '../../support/builders'
import { breaks, fails, late, succeeds } from '../../support/scripted-ports'
import { aClientQuote, aQuote, fullForms, someChoices } from '../../support/shop-builders'
import { valid } from '../../support/parsed'
import { answersArrive, stopAll } from '../../support/simulated'
import { quoteRequest, everyKind, startKind, typedOf } from './kinds'

afterEach(stopAll)

/** The required text fields. */
const textFields = (kind: QuoteKind): readonly string[] =>
  Object.entries(emptyForms[kind]).flatMap(([field, value]) => (value === '' ? [field] : []))

describe.each(everyKind)('the $kind form', (facts) => {
  const { kind, state, done } = facts
  const start = (...answers: Parameters<typeof startKind>[1]) => startKind(facts, answers)

  test('[BUY-03] opens by the name of the category, with its draft', async () => {
    const { shows, actor, is } = await start()
    expect(shows()).toBe('form')
    expect(is({ [state]: 'Editing' })).toBe(true)
    expect(forms(actor.getSnapshot())).toEqual({ ...emptyForms, [kind]: fullForms[kind] })
  })

  test('[COVER-02] begins with the customer’s own name where it asks for one, again after a quote, but keeps a draft’s', async () => {
    const signatureOf = (shop: Awaited<ReturnType<typeof startKind>>) =>
      (forms(shop.actor.getSnapshot())[kind] as { signature?: string }).signature
    const own = kind === 'motor' ? undefined : 'Own Name'
    const fresh = await startKind(facts, [succeeds(aQuote())], { drafts: {}, ownName: 'Own Name' })
    expect(signatureOf(fresh)).toBe(own)
    const drafted = await startKind(facts, [succeeds(aQuote())], { ownName: 'Own Name' })
    expect(signatureOf(drafted)).toBe(kind === 'motor' ? undefined : 'First Last')
    if (kind === 'motor') drafted.send({ type: 'choose-make', form: fullForms.motor })
    await answersArrive()
    drafted.send(quoteRequest(kind))
    await drafted.reaches('Quoted')
    expect(signatureOf(drafted)).toBe(own)
  })

  test('[QUOTE-01] [QUOTE-02: stored, toast, checkout] [MOTOR-04, HEALTH-01, TRAVEL-02, HOMEQ-06, SAVE-02] requests the quote, stores it, shows the toast, is empty, and navigateTo on after 1 s', async () => {
    const shop = await start(succeeds(aQuote()))
    shop.send(quoteRequest(kind))
    await shop.reaches('Quoted')
    expect(shop.quote.quote.inputs).toEqual([valid(parseQuote(kind, fullForms[kind], someChoices))])
    expect(shop.quoteStore.state.quote).toEqual(aClientQuote())
    expect(shop.notifications.notices).toEqual([{ kind: 'success', text: done, lasts: 1_500 }])
    expect(forms(shop.actor.getSnapshot())[kind]).toEqual(emptyForms[kind])
    expect(shop.shows()).toBe('form')
    expect(shop.drafts.stored).toEqual({})
    shop.pass(999)
    expect(shop.navigation.log).toEqual([])
    shop.pass(1)
    expect(shop.navigation.log).toEqual([{ screen: 'checkout' }])
  })

  test('[FORM-01] an empty form is not sent, and each field has its message', async () => {
    const shop = await start()
    shop.send({ type: 'request-quote', typed: typedOf(kind, emptyForms) })
    expect(shop.shown().fields.map(({ field }) => field)).toEqual(textFields(kind))
    expect(shop.shown().failure).toBeUndefined()
    expect(shop.quote.quote.inputs).toEqual([])
    expect(shop.actor.getSnapshot().hasTag('settled')).toBe(true)
    shop.pass(60_000)
    expect(shop.shown().fields).not.toEqual([])
  })

  test.each(Object.values(everyError))(
    '[QUOTE-03] [ERR-04] after %j the form stays, and the quote can be requested again',
    async (error) => {
      const shop = await start(fails(error), succeeds(aQuote()))
      shop.send(quoteRequest(kind))
      await answersArrive()
      expect(shop.is({ [state]: 'Editing' })).toBe(true)
      expect(shop.shown().failure?.message).not.toBe('')
      expect(forms(shop.actor.getSnapshot())[kind]).toEqual(fullForms[kind])
      expect(shop.quoteStore.state.quote).toBeUndefined()
      shop.send(quoteRequest(kind))
      await shop.reaches('Quoted')
      expect(shop.shown().failure).toBeUndefined()
    },
  )

  test('[QUOTE-03] shows the server’s message, and a defect like a failed operation', async () => {
    const shop = await start(fails(rejected({ message: 'Not this time.' })), breaks)
    shop.send(quoteRequest(kind))
    await answersArrive()
    expect(shop.shown().failure?.message).toBe('Not this time.')
    shop.send(quoteRequest(kind))
    await answersArrive()
    expect(shop.shown().failure?.message).toBe('An error occurred during operation')
  })

  test('[FORM-05] the server’s field failures are shown at their fields, the rest beside the form', async () => {
    const field = kind === 'motor' ? 'colour' : 'signature'
    const violations = [
      { message: 'Odd.', fields: [`a[0].${field.charAt(0).toUpperCase()}${field.slice(1)}`] },
      { message: 'Unheard of.', fields: ['productId'] },
    ]
    const shop = await start(fails(rejected({ violations })))
    shop.send(quoteRequest(kind))
    await answersArrive()
    expect(shop.shown()).toMatchObject({
      fields: [{ field, message: 'Odd.' }],
      failure: { violations: ['Unheard of.'] },
    })
  })

  test('[TAP-07: no write again] a quote that failed offline is not requested again by itself', async () => {
    const shop = await start(fails(everyError.Offline))
    shop.send(quoteRequest(kind))
    await answersArrive()
    expect(shop.shown().failure).toBeDefined()
    shop.connectivity.comesBack()
    await answersArrive()
    expect(isBusy(shop.actor.getSnapshot())).toBe(false)
    expect(shop.quote.quote.inputs).toHaveLength(1)
  })

  test('[FORM-04] while a quote is being requested a second submit, typing, Back and closing are ignored', async () => {
    const answer = late<Quote>()
    const shop = await start(answer.answer)
    const disturb = () => {
      shop.send(quoteRequest(kind))
      shop.send({ type: 'fill-in', typed: typedOf(kind, emptyForms) })
      shop.send({ type: 'go-back' })
      shop.send({ type: 'close-shop' })
      shop.send({ type: 'try-again' })
      if (kind === 'motor') shop.send({ type: 'choose-make', form: { ...fullForms.motor, makeId: 'h' } })
      shop.navigateTo('9')
    }
    shop.send(quoteRequest(kind))
    disturb()
    await answersArrive()
    expect(isBusy(shop.actor.getSnapshot())).toBe(true)
    expect(shop.quote.quote.inputs).toHaveLength(1)
    expect(forms(shop.actor.getSnapshot())[kind]).toEqual(fullForms[kind])
    answer.succeeds(aQuote())
    await shop.reaches('Quoted')
    disturb()
    expect(shop.navigation.log).toEqual([])
    expect(shop.drafts.stored).toEqual({})
    shop.pass(1_000)
    expect(shop.navigation.log).toEqual([{ screen: 'checkout' }])
    expect(isBusy(shop.actor.getSnapshot())).toBe(true)
  })

  test.each([fails(everyError.Outage), breaks])(
    'if the address changed meanwhile, a failure follows it',
    async (answer) => {
      const shop = await start(answer)
      shop.send(quoteRequest(kind))
      shop.navigateTo('9')
      await shop.reaches('ChoosingProduct')
      expect(shop.shown().failure).toBeUndefined()
      shop.navigateTo('9', '101')
      await shop.reaches({ [state]: 'Editing' })
      expect(forms(shop.actor.getSnapshot())[kind]).toEqual(fullForms[kind])
    },
  )

  test('if the address changed and returned meanwhile, a failure is shown', async () => {
    const shop = await start(fails(everyError.Outage))
    shop.send(quoteRequest(kind))
    shop.navigateTo('9')
    shop.navigateTo('9', '101')
    await answersArrive()
    expect(shop.is({ [state]: 'Editing' })).toBe(true)
    expect(shop.shown().failure).toBeDefined()
  })

  test('typing is stored as a draft after a pause, a submit at once: an ended session or a reload does not lose it', async () => {
    const first = await startKind(facts, [fails(everyError.Unauthorised)], { drafts: {} })
    first.send({ type: 'fill-in', typed: typedOf(kind) })
    if (kind === 'motor') {
      first.send({ type: 'choose-make', form: fullForms.motor })
      await first.reaches({ Motor: 'Editing' })
    }
    first.send(quoteRequest(kind))
    await answersArrive()
    expect(first.drafts.log).toEqual([`soon ${kind}-quote`, `now ${kind}-quote`])
    first.actor.stop()
    const again = await startKind(facts, [succeeds(aQuote())], { drafts: first.drafts.stored })
    expect(forms(again.actor.getSnapshot())[kind]).toEqual(fullForms[kind])
    again.send(quoteRequest(kind))
    await again.reaches('Quoted')
  })

  test('Back leads to the products, closing to the dashboard', async () => {
    const { send, navigation } = await start()
    send({ type: 'go-back' })
    send({ type: 'close-shop' })
    expect(navigation.log).toEqual([{ screen: 'shop', category: '9' }, { screen: 'dashboard' }])
  })
})
