import { TABLE_SEARCH_PAUSE_MS } from '../../../src/domain/rules/constants'
import type { PageQuery } from '../../../src/ports/page'
import { never, succeeds } from '../../support/scripted-ports'
import { stopAll } from '../../support/simulated'
import { pageFor, startList } from './start-list'

afterEach(stopAll)

const first: PageQuery = { skip: 0, take: 10 }
const some = succeeds(pageFor(first))

describe('searching a list', () => {
  test('[TABLE-06] waits for a pause in typing, then asks from page 0', async () => {
    const { actor, list, navigation, pass, comes, typed } = startList([some, some], { page: 4 })
    await comes()
    for (const text of ['m', 'mo', 'mot']) {
      actor.send({ type: 'type-search', text })
      pass(TABLE_SEARCH_PAUSE_MS - 1)
    }
    expect(typed()).toBe('mot')
    expect(list.inputs).toHaveLength(1)
    pass(1)
    await comes()
    expect(list.inputs[1]).toEqual({ ...first, search: 'mot' })
    expect(navigation.log).toEqual([{ screen: 'policies', search: 'mot' }])
  })

  test('[TABLE-04] how many there are is not known until the answer comes', async () => {
    const { actor, pass, comes, shown } = startList([some, never])
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    pass(TABLE_SEARCH_PAUSE_MS)
    expect(shown()).toMatchObject({ state: 'loading', total: undefined, rows: [] })
  })

  test('Enter asks at once, and once', async () => {
    const { actor, list, pass, comes } = startList([some, some])
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    actor.send({ type: 'search-now' })
    pass(TABLE_SEARCH_PAUSE_MS)
    await comes()
    actor.send({ type: 'search-now' })
    expect(list.inputs).toHaveLength(2)
  })

  test('the first search is a new place; a longer one takes its place, so that Back leaves the search', async () => {
    const how: unknown[] = []
    const { actor, navigation, comes } = startList([some, some, some])
    const go = navigation.go
    Object.assign(navigation, {
      go: (...[to, options]: Parameters<typeof go>) => {
        how.push(options)
        go(to, options)
      },
    })
    await comes()
    for (const text of ['mo', 'motor']) {
      actor.send({ type: 'type-search', text })
      actor.send({ type: 'search-now' })
      await comes()
    }
    expect(how).toEqual([{ replace: false }, { replace: true }])
  })

  test.each(['', '   ', 'car', '  car '])('%p after a search for car and back to the same words asks nothing', async (text) => {
    const place = text.trim() === '' ? {} : { search: 'car' }
    const { actor, list, pass, comes } = startList([some], place)
    await comes()
    actor.send({ type: 'type-search', text: `${text} more` })
    actor.send({ type: 'type-search', text })
    pass(TABLE_SEARCH_PAUSE_MS)
    expect(list.inputs).toHaveLength(1)
  })

  test('[TABLE-03] clearing asks for all at once and forgets what was being typed', async () => {
    const { actor, list, navigation, pass, comes, typed } = startList([some, some], { search: 'zzz' })
    await comes()
    actor.send({ type: 'type-search', text: 'zzzz' })
    actor.send({ type: 'clear-search' })
    expect(typed()).toBe('')
    pass(TABLE_SEARCH_PAUSE_MS)
    await comes()
    expect(list.inputs[1]).toEqual(first)
    expect(navigation.log).toEqual([{ screen: 'policies' }])
  })

  test('clearing what was typed and never asked asks nothing', async () => {
    const { actor, list, pass, comes, typed } = startList([some])
    await comes()
    actor.send({ type: 'type-search', text: 'z' })
    actor.send({ type: 'clear-search' })
    pass(TABLE_SEARCH_PAUSE_MS)
    expect([typed(), list.inputs.length]).toEqual(['', 1])
  })

  test('Back while somebody types drops what was typed', async () => {
    const { actor, list, pass, comes, arrives, typed } = startList([some, some])
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    arrives({ page: 2 })
    expect(typed()).toBe('')
    pass(TABLE_SEARCH_PAUSE_MS)
    await comes()
    expect(list.inputs).toHaveLength(2)
  })

  test('opening a record while somebody types leaves the typing alone', async () => {
    const { actor, list, navigation, pass, comes, typed } = startList([some, some])
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    navigation.arrives({ screen: 'policies', policy: '9' })
    expect(typed()).toBe('mot')
    pass(TABLE_SEARCH_PAUSE_MS)
    await comes()
    expect(list.inputs).toHaveLength(2)
  })
})
