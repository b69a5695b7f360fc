import { right } from 'fp-ts/Either'
import { createActor, toPromise } from 'xstate'
import { parseFields, required, text, type Parsed } from '../../../src/domain/rules/rule'
import { fromForm } from '../../../src/machines/core/actors'
import { never, scripted, succeeds } from '../../support/scripted-ports'

const parse = parseFields({ name: text(required('Please enter a name')) })

const sent = async (input: Parsed<{ readonly name: string }>) => {
  const save = scripted<{ readonly name: string }, void>(succeeds(undefined))
  const actor = createActor(fromForm(save), { input })
  actor.start()
  return { answer: await toPromise(actor), inputs: save.inputs }
}

describe('an actor that sends a form', () => {
  test('sends the parsed value', async () => {
    expect(await sent(parse({ name: ' Ada ' }))).toEqual({ answer: right(undefined), inputs: [{ name: 'Ada' }] })
  })

  test('sends no request for an invalid form, and returns the message at its field', async () => {
    expect(await sent(parse({ name: '' }))).toMatchObject({
      answer: { left: { _tag: 'Rejected', violations: [{ message: 'Please enter a name', fields: ['name'] }] } },
      inputs: [],
    })
  })

  test('cancels its call when it is stopped', () => {
    const save = scripted<{ readonly name: string }, void>(never)
    const actor = createActor(fromForm(save), { input: parse({ name: 'Ada' }) })
    actor.start()
    actor.stop()
    expect(save.calls.map(({ signal }) => signal.aborted)).toEqual([true])
  })
})
