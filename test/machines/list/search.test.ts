import { TABLE_SEARCH_LENGTH, TABLE_SEARCH_PAUSE_MS } from '../../../src/domain/rules/constants'
import { searchMessage } from '../../../src/machines/list/selectors'
import type { PageQuery } from '../../../src/ports/page'
import { never, succeeds } from '../../support/scripted-ports'
import { stopAll } from '../../support/simulated'
import { lateRouter, pageFor, startList } from './start-list'

afterEach(stopAll)

const first: PageQuery = { skip: 0, take: 10 }
const some = succeeds(pageFor(first))

describe('searching a list', () => {
  test('[TABLE-06: search] waits for a pause in typing, then searches from page 0', async () => {
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

  test('[TABLE-04: count] the number of rows is unknown until the answer arrives', async () => {
    const { actor, pass, comes, shown } = startList([some, never])
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    pass(TABLE_SEARCH_PAUSE_MS)
    expect(shown()).toMatchObject({ state: 'loading', total: undefined, rows: [] })
  })

  test('[TAP-10: nothing cut] a text that is longer than the server accepts gets a message, and is neither cut nor searched for', async () => {
    const { actor, list, navigation, pass, comes, typed } = startList([some, some], { search: 'mot' })
    await comes()
    const long = 'x'.repeat(TABLE_SEARCH_LENGTH + 1)
    actor.send({ type: 'type-search', text: long })
    actor.send({ type: 'search-now' })
    pass(TABLE_SEARCH_PAUSE_MS)
    expect(typed()).toBe(long)
    expect(searchMessage(actor.getSnapshot())).toBe('Please use at most 256 characters')
    expect(navigation.log).toEqual([])
    expect(list.inputs).toEqual([{ ...first, search: 'mot' }])
    actor.send({ type: 'type-search', text: long.slice(1) })
    actor.send({ type: 'search-now' })
    await comes()
    expect(searchMessage(actor.getSnapshot())).toBeUndefined()
    expect(list.inputs[1]).toEqual({ ...first, search: long.slice(1) })
  })

  test('Enter searches at once, and once', async () => {
    const { actor, list, pass, comes } = startList([some, some])
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    actor.send({ type: 'search-now' })
    pass(TABLE_SEARCH_PAUSE_MS)
    await comes()
    actor.send({ type: 'search-now' })
    expect(list.inputs).toHaveLength(2)
  })

  test('the first search adds a history entry; a longer one replaces it, so that Back leaves the search', async () => {
    const { actor, navigation, comes } = startList([some, some, some])
    await comes()
    for (const text of ['mo', 'motor']) {
      actor.send({ type: 'type-search', text })
      actor.send({ type: 'search-now' })
      await comes()
    }
    expect(navigation.hows).toEqual([{ replace: false }, { replace: true }])
  })

  test('a page, a size, an order and a cleared search each add a history entry', async () => {
    const { actor, navigation, comes } = startList([some, some, some, some, some], { search: 'car' })
    const choices = [
      { type: 'open-page', page: 1 },
      { type: 'choose-size', size: 50 },
      { type: 'choose-sort', sort: { column: 'name', descending: false } },
      { type: 'clear-search' },
    ] as const
    for (const choice of choices) {
      await comes()
      actor.send(choice)
    }
    expect(navigation.hows).toEqual(choices.map(() => ({ replace: false })))
  })

  test.each(['', '   ', 'car', '  car '])('typing back to the current search, %p, sends no request', async (text) => {
    const place = text.trim() === '' ? {} : { search: 'car' }
    const { actor, list, pass, comes } = startList([some], place)
    await comes()
    actor.send({ type: 'type-search', text: `${text} more` })
    actor.send({ type: 'type-search', text })
    pass(TABLE_SEARCH_PAUSE_MS)
    expect(list.inputs).toHaveLength(1)
  })

  test('[TABLE-03: clearing] clearing shows all at once and drops the pending text', async () => {
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

  test('clearing a text that was not searched for sends no request', async () => {
    const { actor, list, pass, comes, typed } = startList([some])
    await comes()
    actor.send({ type: 'type-search', text: 'z' })
    actor.send({ type: 'clear-search' })
    pass(TABLE_SEARCH_PAUSE_MS)
    expect([typed(), list.inputs.length]).toEqual(['', 1])
  })

  test('Back while typing drops the pending text', async () => {
    const { actor, list, pass, comes, arrives, typed } = startList([some, some])
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    arrives({ page: 2 })
    expect(typed()).toBe('')
    pass(TABLE_SEARCH_PAUSE_MS)
    await comes()
    expect(list.inputs).toHaveLength(2)
  })

  test('letters typed before the address reports the search stay, and are searched for next', async () => {
    const router = lateRouter()
    const { actor, list, pass, comes, typed } = startList([some, some, some], {}, router.render)
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    pass(TABLE_SEARCH_PAUSE_MS)
    actor.send({ type: 'type-search', text: 'motor' })
    router.reports()
    expect(typed()).toBe('motor')
    await comes()
    pass(TABLE_SEARCH_PAUSE_MS)
    router.reports()
    await comes()
    expect(list.inputs.slice(1).map(({ search }) => search)).toEqual(['mot', 'motor'])
    expect(typed()).toBe('motor')
  })

  test('a space at the end of a search stays in the field', async () => {
    const { actor, list, pass, comes, typed } = startList([some, some])
    await comes()
    actor.send({ type: 'type-search', text: 'mot ' })
    pass(TABLE_SEARCH_PAUSE_MS)
    await comes()
    expect([typed(), list.inputs[1]?.search]).toEqual(['mot ', 'mot'])
  })

  test('a page change while typing leaves the typed text', async () => {
    const { actor, list, pass, comes, typed } = startList([some, some, some])
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    actor.send({ type: 'open-page', page: 1 })
    await comes()
    expect(typed()).toBe('mot')
    pass(TABLE_SEARCH_PAUSE_MS)
    await comes()
    expect(list.inputs.slice(1)).toEqual([
      { skip: 10, take: 10 },
      { ...first, search: 'mot' },
    ])
  })

  test('Back and Forward to a page that was chosen before drop the pending text', async () => {
    const { actor, comes, arrives, typed } = startList([some, some, some, some])
    await comes()
    actor.send({ type: 'open-page', page: 1 })
    await comes()
    arrives({})
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    arrives({ page: 2 })
    expect(typed()).toBe('')
  })

  test('opening a record while typing leaves the typed text', async () => {
    const { actor, list, navigation, pass, comes, typed } = startList([some, some])
    await comes()
    actor.send({ type: 'type-search', text: 'mot' })
    navigation.arrives({ screen: 'policies', record: '9' })
    expect(typed()).toBe('mot')
    pass(TABLE_SEARCH_PAUSE_MS)
    await comes()
    expect(list.inputs).toHaveLength(2)
  })
})
