import { motor, type MotorForm } from '../../../src/domain/quote/motor'
import type { VehicleModel } from '../../../src/domain/quote/quote-product'
import type { Quote } from '../../../src/domain/quote/quote'
import { id } from '../../../src/domain/values/id'
import { isBusy, isFetchingModels, isQuoted, isWithoutModels, models } from '../../../src/machines/quote/selectors'
import { everyError, rejected } from '../../support/builders'
import { breaks, fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { aClientQuote, aMotorForm, aQuote, someModels } from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { startMotor, type ShopScript } from './start-shop'

afterEach(stopAll)

const quoteRequest = (form: MotorForm) => ({ type: 'request-quote', typed: { kind: 'motor', form } }) as const
const fills = (form: MotorForm) => ({ type: 'fill-in', typed: { kind: 'motor', form } }) as const
const withoutModel = aMotorForm({ modelId: '' })
const chooses = (makeId: string) => ({ type: 'choose-make', form: { ...withoutModel, makeId } }) as const

describe('make and model', () => {
  const open = (...answers: readonly Answer<readonly VehicleModel[]>[]) =>
    startMotor({ quote: { vehicleModels: scripted(...answers) } })

  test('[MOTOR-02: models] choosing a make loads its models, by the server’s own id', async () => {
    const { actor, send, reaches, quote, is } = await open(succeeds(someModels), succeeds(someModels))
    expect(is({ Motor: 'Editing' })).toBe(true)
    expect(models(actor.getSnapshot())).toEqual([])
    send(chooses('5'))
    expect(isFetchingModels(actor.getSnapshot())).toBe(true)
    expect(isWithoutModels(actor.getSnapshot())).toBe(false)
    await reaches({ Motor: 'Editing' })
    expect(isFetchingModels(actor.getSnapshot())).toBe(false)
    expect(models(actor.getSnapshot())).toEqual(someModels)
    send(chooses('h'))
    expect(quote.vehicleModels.inputs).toEqual([5, 'h'])
  })

  test('[MOTOR-02: cleared] another make clears the model at once', async () => {
    const { actor, send, typed, reaches } = await open(succeeds(someModels), succeeds(someModels))
    send(chooses('5'))
    await reaches({ Motor: 'Editing' })
    send({ type: 'choose-make', form: aMotorForm({ makeId: 'h', modelId: '52' }) })
    expect(typed()).toEqual({ ...withoutModel, makeId: 'h' })
    expect(models(actor.getSnapshot())).toEqual([])
  })

  test('[MOTOR-02: late answers] a late answer for an earlier make is dropped, whichever arrives first', async () => {
    const [first, second] = [late<readonly VehicleModel[]>(), late<readonly VehicleModel[]>()]
    const { actor, send, quote } = await open(first.answer, second.answer)
    send(chooses('5'))
    send(chooses('h'))
    await answersArrive()
    expect(quote.vehicleModels.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    first.succeeds([{ id: id(1), name: 'of the earlier make' }])
    await answersArrive()
    expect(isFetchingModels(actor.getSnapshot())).toBe(true)
    second.succeeds(someModels)
    await answersArrive()
    expect(models(actor.getSnapshot())).toEqual(someModels)
  })

  test.each([fails(everyError.Outage), breaks])(
    'models that fail to load: reported, requested again, and the errors are cleared',
    async (first) => {
      const { actor, send, shown, reaches } = await open(first, succeeds(someModels))
      send(chooses('5'))
      await reaches({ Motor: 'WithoutModels' })
      expect(isWithoutModels(actor.getSnapshot())).toBe(true)
      expect(shown().failure?.message).toBe('An error occurred during operation')
      send({ type: 'try-again' })
      await reaches({ Motor: 'Editing' })
      expect(shown().failure).toBeUndefined()
    },
  )

  test('after models failed to load another make can be chosen', async () => {
    const { send, shown, reaches } = await open(fails(everyError.Outage), succeeds(someModels))
    send(chooses('5'))
    await reaches({ Motor: 'WithoutModels' })
    send(chooses('h'))
    await reaches({ Motor: 'Editing' })
    expect(shown().failure).toBeUndefined()
  })
})

describe('the motor quote', () => {
  const draft = { 'motor-quote': aMotorForm() }
  const open = (answers: readonly Answer<Quote>[], script: ShopScript = {}) =>
    startMotor({ drafts: draft, ...script, quote: { quote: scripted(...answers), ...script.quote } })
  const submit = quoteRequest(aMotorForm())

  test('the draft is restored, with the models of its make', async () => {
    const { actor, typed, is } = await open([])
    expect(typed()).toEqual(aMotorForm())
    expect(models(actor.getSnapshot())).toEqual(someModels)
    expect(is({ Motor: 'Editing' })).toBe(true)
  })

  test('[MOTOR-04] [QUOTE-02: stored, toast, checkout] is requested and stored with a toast; the form is empty; 1 s later checkout opens', async () => {
    const shop = await open([succeeds(aQuote())])
    shop.send(submit)
    await shop.reaches('Quoted')
    expect(shop.quote.quote.inputs).toMatchObject([
      { signature: 'MOTOR', productId: 101, makeId: 5, modelId: 52, manuYear: '2009', value: 125_000_050n },
    ])
    expect(shop.quoteStore.state.quote).toEqual(aClientQuote())
    expect(shop.notifications.notices).toEqual([
      { kind: 'success', text: 'Quote was successfully generated', lasts: 1_500 },
    ])
    expect(shop.typed()).toEqual(motor.empty)
    expect(models(shop.actor.getSnapshot())).toEqual([])
    expect(isQuoted(shop.actor.getSnapshot())).toBe(true)
    expect(shop.drafts.stored).toEqual({})
    shop.pass(999)
    expect(shop.navigation.log).toEqual([])
    shop.pass(1)
    expect(shop.navigation.log).toEqual([{ screen: 'checkout' }])
  })

  test.each([
    [aMotorForm({ registrationNo: ' ', manuYear: '20x9' }), ['registrationNo', 'manuYear']],
    [aMotorForm({ value: 'much' }), ['value']],
    [aMotorForm({ makeId: 'gone' }), ['makeId']],
    [aMotorForm({ modelId: 'gone' }), ['modelId']],
  ])('[MOTOR-03] %j is not sent; its messages are shown at %j', async (form, fields) => {
    const shop = await open([])
    shop.send(quoteRequest(form))
    expect(shop.shown().fields.map(({ field }) => field)).toEqual(fields)
    expect(shop.shown().fields.every(({ message }) => message !== '')).toBe(true)
    expect(shop.quote.quote.inputs).toEqual([])
    expect(shop.actor.getSnapshot().hasTag('settled')).toBe(true)
  })

  test('[QUOTE-03] [FORM-03] after a failure the form stays with the message, and the quote can be requested again', async () => {
    const shop = await open([fails(rejected({ message: 'No cover for this car.' })), succeeds(aQuote())])
    shop.send(submit)
    await answersArrive()
    expect(shop.is({ Motor: 'Editing' })).toBe(true)
    expect(shop.shown().failure?.message).toBe('No cover for this car.')
    expect(shop.typed()).toEqual(aMotorForm())
    shop.pass(60_000)
    expect(shop.navigation.log).toEqual([])
    expect(shop.quoteStore.state.quote).toBeUndefined()
    shop.send(submit)
    await shop.reaches('Quoted')
    expect(shop.shown().failure).toBeUndefined()
  })

  test.each([
    ['value', 'value'],
    ['vehicles[0].manuYear', 'manuYear'],
  ])('[FORM-05] the server’s failures of %s are shown at %s, the rest beside the form', async (wire, field) => {
    const violations = [
      { message: 'Odd.', fields: [wire] },
      { message: 'Unheard of.', fields: ['signature'] },
    ]
    const shop = await open([fails(rejected({ violations }))])
    shop.send(submit)
    await answersArrive()
    expect(shop.shown()).toMatchObject({
      fields: [{ field, message: 'Odd.' }],
      failure: { violations: ['Unheard of.'] },
    })
  })

  test.each(Object.values(everyError))('[QUOTE-03] [ERR-04] %j leaves the form as it is', async (error) => {
    const shop = await open([fails(error)])
    shop.send(submit)
    await answersArrive()
    expect(shop.is({ Motor: 'Editing' })).toBe(true)
    expect(shop.shown().failure?.message).not.toBe('')
    expect(shop.typed()).toEqual(aMotorForm())
  })

  test('a quote without an answer changes nothing on the server, so that it can be requested again', async () => {
    const shop = await open([fails({ _tag: 'NoAnswer', wrote: true })])
    shop.send(submit)
    await answersArrive()
    expect(shop.shown().failure?.details).toBe('A quote is free, so it is safe to ask again.')
    expect(shop.quote.quote.inputs).toHaveLength(1)
  })

  test('a defect is reported like a failed operation', async () => {
    const shop = await open([breaks])
    shop.send(submit)
    await answersArrive()
    expect(shop.shown().failure?.message).toBe('An error occurred during operation')
    expect(shop.is({ Motor: 'Editing' })).toBe(true)
  })

  test('[FORM-04] a second submit, typing, another make, Back and closing are ignored while it is being requested', async () => {
    const answer = late<Quote>()
    const shop = await open([answer.answer])
    const disturb = () => {
      shop.send(submit)
      shop.send(fills(motor.empty))
      shop.send(chooses('h'))
      shop.send({ type: 'go-back' })
      shop.send({ type: 'close-shop' })
      shop.navigateTo()
    }
    shop.send(submit)
    disturb()
    await answersArrive()
    expect(isBusy(shop.actor.getSnapshot())).toBe(true)
    expect(shop.quote.quote.inputs).toHaveLength(1)
    answer.succeeds(aQuote())
    await shop.reaches('Quoted')
    disturb()
    expect(shop.navigation.log).toEqual([])
    expect(shop.quote.quote.inputs).toMatchObject([{ makeId: 5 }])
    expect(shop.drafts.stored).toEqual({})
  })

  test('typing is stored as a draft after a pause, a submit at once', async () => {
    const shop = await open([fails(everyError.Outage)], { drafts: {} })
    shop.send(fills({ ...motor.empty, colour: 'Red' }))
    expect(shop.typed().colour).toBe('Red')
    shop.send(chooses('5'))
    await shop.reaches({ Motor: 'Editing' })
    shop.send(submit)
    await answersArrive()
    expect(shop.drafts.log).toEqual(['soon motor-quote', 'now motor-quote'])
    expect(shop.drafts.stored).toEqual(draft)
  })

  test('leaving the shop cancels the request, and its late answer is not stored', async () => {
    const answer = late<Quote>()
    const shop = await open([answer.answer])
    shop.send(submit)
    await answersArrive()
    shop.actor.stop()
    expect(shop.quote.quote.calls[0]?.signal.aborted).toBe(true)
    answer.fails(everyError.Cancelled)
    await answersArrive()
    expect(shop.quoteStore.state.quote).toBeUndefined()
    expect(shop.notifications.notices).toEqual([])
  })
})
