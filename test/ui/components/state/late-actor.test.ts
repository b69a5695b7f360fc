/** @jest-environment node */
import { createActor, setup } from 'xstate'
import { makeLate } from '../../../../src/ui/components/state/late'
import { makeLateActor } from '../../../../src/ui/components/state/late-actor'
import { answersArrive } from '../../../support/simulated'

const counter = setup({ types: { events: {} as { readonly type: 'next' } } }).createMachine({
  initial: 'One',
  states: { One: { on: { next: 'Two' } }, Two: { on: { next: 'Three' } }, Three: { type: 'final' } },
})

const started = () => createActor(counter).start()

/** A start that the test lets succeed or fail, one call after the other. */
const puppetStart = () => {
  const calls: { succeed: (actor: ReturnType<typeof started>) => void; fail: () => void }[] = []
  const start = () =>
    new Promise<ReturnType<typeof started>>((succeed, reject) => {
      calls.push({ succeed, fail: () => reject(new Error('the chunk did not arrive')) })
    })
  return { start, calls }
}

const watched = () => {
  const { start, calls } = puppetStart()
  const late = makeLateActor(start)
  const tags: string[] = []
  late.watch(() => tags.push(late.state().tag))
  const settled: unknown[] = []
  const hear = () =>
    late.subscribe({ next: (snapshot) => settled.push(snapshot.value), complete: () => settled.push('complete') })
  return { late, calls, tags, settled, hear }
}

describe('an actor that is on its way', () => {
  test('keeps events until it is there, and then follows them in their order', async () => {
    const { late, calls, tags, settled, hear } = watched()
    late.open()
    hear()
    late.send({ type: 'next' })
    late.send({ type: 'next' })
    expect(late.getSnapshot()).toBeUndefined()
    calls[0]?.succeed(started())
    await answersArrive()
    expect(calls).toHaveLength(1)
    expect(tags.slice(0, 2)).toEqual(['awaited', 'awaited'])
    expect(settled).toEqual(['Two', 'Three', 'complete'])
    expect(late.getSnapshot()?.value).toBe('Three')
  })

  test('that nobody waits for may miss unseen; the next event asks again', async () => {
    const { late, calls, tags } = watched()
    late.open()
    calls[0]?.fail()
    await answersArrive()
    expect(tags).toEqual([])
    late.send({ type: 'next' })
    calls[1]?.succeed(started())
    await answersArrive()
    expect(late.getSnapshot()?.value).toBe('Two')
  })

  test('that misses while somebody waits says so, and drops what waited', async () => {
    const { late, calls, settled, hear } = watched()
    late.open()
    hear()
    late.send({ type: 'next' })
    calls[0]?.fail()
    await answersArrive()
    expect(late.state().tag).toBe('missed')
    expect(settled).toEqual(['complete'])
    late.send({ type: 'next' })
    expect(late.state().tag).toBe('awaited')
    calls[1]?.succeed(started())
    await answersArrive()
    expect(late.getSnapshot()?.value).toBe('Two')
  })

  test('is stopped when its screen is left, before or after it arrived', async () => {
    const { late, calls } = watched()
    const close = late.open()
    const [early, tardy] = [started(), started()]
    close()
    calls[0]?.succeed(tardy)
    await answersArrive()
    expect(tardy.getSnapshot().status).toBe('stopped')
    const closeAgain = late.open()
    calls[1]?.succeed(early)
    await answersArrive()
    closeAgain()
    expect(early.getSnapshot().status).toBe('stopped')
  })
})

describe('something that is on its way', () => {
  const failing = (times: number) => {
    const record = { loads: 0 }
    const load = () => {
      record.loads += 1
      return record.loads <= times ? Promise.reject(new Error('no')) : Promise.resolve('here')
    }
    return { load, record }
  }

  test('is loaded once, and twice when it does not come at first', async () => {
    const { load, record } = failing(1)
    const late = makeLate(load)
    expect(late.now()).toBeUndefined()
    const [first, second] = await Promise.all([late.ready(), late.loading()])
    expect([first, second, late.now(), record.loads]).toEqual(['here', 'here', 'here', 2])
    expect(await late.ready()).toBe('here')
    expect(record.loads).toBe(2)
  })

  test('that failed stays failed for who looks on, and is asked for anew by who needs it', async () => {
    const { load, record } = failing(2)
    const late = makeLate(load)
    await expect(late.loading()).rejects.toThrow('no')
    await expect(late.loading()).rejects.toThrow('no')
    expect(record.loads).toBe(2)
    expect(await late.ready()).toBe('here')
  })
})
