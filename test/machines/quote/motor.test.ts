import type { MotorForm } from '../../../src/domain/quote/motor'
import type { VehicleModel } from '../../../src/domain/quote/quote-product'
import type { Quote } from '../../../src/domain/quote/quote'
import { id } from '../../../src/domain/values/id'
import { isFetchingModels, isWithoutModels, models } from '../../../src/machines/quote/selectors'
import { everyError } from '../../support/builders'
import { breaks, fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { aMotorForm, someModels } from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { startMotor, type ShopScript } from './start-shop'

afterEach(stopAll)

const quoteRequest = (form: MotorForm) => ({ type: 'request-quote', typed: { kind: 'motor', form } }) as const
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

  test('a quote without an answer changes nothing on the server, so that it can be requested again', async () => {
    const shop = await open([fails({ _tag: 'NoAnswer', wrote: true })])
    shop.send(submit)
    await answersArrive()
    expect(shop.shown().failure?.details).toBe('A quote is free, so it is safe to ask again.')
    expect(shop.quote.quote.inputs).toHaveLength(1)
  })
})
