import { SHOWN_STALE_AFTER_MS } from '../../../src/domain/rules/constants'
import type { PageQuery } from '../../../src/ports/page'
import { everyError, rejected } from '../../support/builders'
import { breaks, fails, late, never, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import type { Page } from '../../../src/ports/page'
import { lateRouter, pageFor, startList } from './start-list'

afterEach(stopAll)

const first: PageQuery = { skip: 0, take: 10 }
const some = succeeds(pageFor(first))
const byName = { column: 'name', descending: false }

describe('a list', () => {
  test('[TABLE-05: first page] [MAN-05: paging] [POL-01: paging] requests the query in its address: SkipCount is the page index times its size', async () => {
    const place = { page: 3, size: 20, sort: { column: 'amount', descending: true }, search: 'car' }
    const query = { skip: 40, take: 20, sort: place.sort, search: 'car' }
    const { list, comes, shown, typed, isLoading } = startList([succeeds(pageFor(query))], place)
    expect(isLoading()).toBe(true)
    expect(shown()).toMatchObject({ state: 'loading', rows: [], total: undefined })
    await comes()
    expect(list.inputs).toEqual([query])
    expect(shown()).toMatchObject({ state: 'shown', ...pageFor(query), page: 2, size: 20, search: 'car' })
    expect(typed()).toBe('car')
  })

  test('[TABLE-05: ten at first, first page] starts at page 0 with ten rows, no order and no search', async () => {
    const { list, comes } = startList([some])
    await comes()
    expect(list.inputs).toEqual([first])
  })

  test('a page change updates the address, and the address requests the page', async () => {
    const router = lateRouter()
    const answers = [some, succeeds(pageFor({ skip: 10, take: 10 }))]
    const { actor, list, navigation, comes, shown } = startList(answers, {}, router.render)
    await comes()
    actor.send({ type: 'open-page', page: 1 })
    expect(navigation.log).toEqual([{ screen: 'policies', page: 2 }])
    expect(shown()).toMatchObject({ state: 'shown', page: 0 })
    router.reports()
    expect(shown()).toMatchObject({ state: 'loading', rows: [], page: 1, total: 250 })
    await comes()
    expect(list.inputs).toEqual([first, { skip: 10, take: 10 }])
  })

  test('the page that is shown already is not requested again', async () => {
    const { actor, list, navigation, comes, arrives } = startList([some])
    await comes()
    actor.send({ type: 'open-page', page: 0 })
    actor.send({ type: 'choose-size', size: 10 })
    actor.send({ type: 'choose-sort', sort: undefined })
    actor.send({ type: 'clear-search' })
    actor.send({ type: 'try-again' })
    arrives({})
    navigation.arrives({ screen: 'mandates', page: 2 })
    navigation.arrives(undefined)
    expect(list.inputs).toHaveLength(1)
    expect(navigation.log).toEqual([])
  })

  test('[TABLE-05: sizes] another page size starts at page 0', async () => {
    const { actor, list, navigation, comes } = startList([some, some], { page: 4 })
    await comes()
    actor.send({ type: 'choose-size', size: 50 })
    await comes()
    expect(list.inputs[1]).toEqual({ skip: 0, take: 50 })
    expect(navigation.log).toEqual([{ screen: 'policies', size: 50 }])
  })

  test('another order starts at page 0, and no order is the server’s own', async () => {
    const { actor, list, navigation, comes } = startList([some, some, some], { page: 4 })
    await comes()
    actor.send({ type: 'choose-sort', sort: byName })
    await comes()
    actor.send({ type: 'choose-sort', sort: undefined })
    await comes()
    expect(list.inputs.slice(1)).toEqual([{ ...first, sort: byName }, first])
    expect(navigation.log).toEqual([{ screen: 'policies', sort: byName }, { screen: 'policies' }])
  })

  test('a page that is chosen twice before the address reports it adds one history entry', async () => {
    const router = lateRouter()
    const { actor, list, navigation, comes } = startList([some, some], {}, router.render)
    await comes()
    actor.send({ type: 'open-page', page: 1 })
    actor.send({ type: 'open-page', page: 1 })
    router.reports()
    await comes()
    expect(navigation.log).toEqual([{ screen: 'policies', page: 2 }])
    expect(list.inputs).toHaveLength(2)
  })

  test('two choices before the address reports them both take effect', async () => {
    const router = lateRouter()
    const { actor, list, comes } = startList([some, some], {}, router.render)
    await comes()
    actor.send({ type: 'choose-size', size: 50 })
    actor.send({ type: 'choose-sort', sort: byName })
    router.reports()
    await comes()
    expect(list.inputs[1]).toEqual({ skip: 0, take: 50, sort: byName })
  })

  test('a choice after the customer left for another screen does not navigate back', async () => {
    const { actor, navigation, comes } = startList([some])
    await comes()
    navigation.arrives({ screen: 'mandates' })
    actor.send({ type: 'open-page', page: 1 })
    expect(navigation.log).toEqual([])
  })

  test('Back requests the previous query, and shows the text of its search', async () => {
    const { list, comes, arrives, typed, shown } = startList([some, some], { search: 'car', page: 2 })
    await comes()
    arrives({ search: 'bus' })
    expect(typed()).toBe('bus')
    await comes()
    expect(list.inputs[1]).toEqual({ ...first, search: 'bus' })
    expect(shown().page).toBe(0)
  })

  test('[TABLE-06: sorting] a record that is open above it stays open when the query changes', async () => {
    const { actor, navigation, comes } = startList([some, some])
    await comes()
    navigation.state.here = { screen: 'policies', record: '9' }
    actor.send({ type: 'open-page', page: 1 })
    expect(navigation.log).toEqual([{ screen: 'policies', record: '9', page: 2 }])
  })

  test.each([
    [25, 9, 2],
    [20, 9, 1],
    [20, 3, 1],
    [0, 9, 0],
    [0, 2, 0],
  ])(
    'past the end of %i rows, at ?page=%i, it shows the last page, and the address is changed to it',
    async (total, from, page) => {
      const { list, navigation, comes, shown } = startList([succeeds({ rows: [], total }), some], { page: from })
      await comes()
      expect(list.inputs.map(({ skip }) => skip)).toEqual([(from - 1) * 10, page * 10])
      expect(navigation.log).toEqual([page === 0 ? { screen: 'policies' } : { screen: 'policies', page: page + 1 }])
      expect(shown().page).toBe(page)
    },
  )

  test('an empty first page is shown as such', async () => {
    const { list, comes, shown } = startList([succeeds({ rows: [], total: 0 })])
    await comes()
    expect(shown()).toMatchObject({ state: 'shown', rows: [], total: 0 })
    expect(list.inputs).toHaveLength(1)
  })

  test.each([
    [fails(rejected({ message: 'Not today.' })), 'Not today.'],
    [fails(everyError.Offline), 'An error occurred due to no connection, please check your interet connectivity...'],
    [fails(everyError.NotFound), 'We could not find this.'],
    [fails(everyError.ContractBroken), 'We could not read the answer. Try again.'],
    [breaks, 'An error occurred during operation'],
  ])('[ERR-04] a page that fails to load is reported, and loads on Try again', async (answer, text) => {
    const { actor, list, fails: failed, comes, shown } = startList([answer, some])
    await failed()
    expect(shown()).toMatchObject({ state: 'failed', message: text, rows: [] })
    actor.send({ type: 'try-again' })
    await comes()
    expect(list.inputs).toEqual([first, first])
  })

  test('[TAP-07: going on] a page that fails to load is requested again when the device is online, one that is shown is not', async () => {
    const { connectivity, list, fails: failed, comes } = startList([fails(everyError.Offline), some])
    await failed()
    connectivity.comesBack()
    await comes()
    expect(list.inputs).toEqual([first, first])
    connectivity.comesBack()
    expect(list.inputs).toHaveLength(2)
  })

  test('[MAN-03] a rejection without a message shows the data of its error as JSON', async () => {
    const { fails: failed, shown } = startList([
      fails(rejected({ code: 7, message: '', details: 'Because.', violations: [] })),
    ])
    await failed()
    expect(JSON.parse(shown().message)).toEqual({ code: 7, details: 'Because.', violations: [] })
  })

  test('[TABLE-07] a failure of an earlier page is not shown while a newer one is loading', async () => {
    const slow = late<Page<string>>()
    const { actor, shown } = startList([slow.answer, never])
    await answersArrive()
    actor.send({ type: 'open-page', page: 1 })
    slow.fails(everyError.Offline)
    await answersArrive()
    expect(shown().state).toBe('loading')
  })
})

describe('the rows of a list', () => {
  test('[TABLE-02: selection] are selected by their keys, until another query is requested', async () => {
    const { actor, comes, selected } = startList([some, some])
    actor.send({ type: 'select-rows', keys: ['too early'] })
    expect(selected()).toEqual([])
    await comes()
    actor.send({ type: 'select-rows', keys: ['1', '2'] })
    expect(selected()).toEqual(['1', '2'])
    actor.send({ type: 'open-page', page: 1 })
    expect(selected()).toEqual([])
  })

  test('are reloaded after ten minutes while they are shown', async () => {
    const newer = late<Page<string>>()
    const { pass, comes, reaches, shown, list } = startList([some, newer.answer])
    await comes()
    pass(SHOWN_STALE_AFTER_MS)
    expect(shown()).toMatchObject({ state: 'shown', rows: pageFor(first).rows })
    newer.succeeds({ rows: ['newer'], total: 1 })
    await reaches({ Answer: { Shown: 'Fresh' } })
    expect(shown()).toMatchObject({ rows: ['newer'], total: 1 })
    expect(list.inputs).toEqual([first, first])
  })

  test.each([fails(everyError.Offline), breaks])('stay as they are if reloading them fails', async (answer) => {
    const { pass, comes, reaches, shown } = startList([some, answer])
    await comes()
    pass(SHOWN_STALE_AFTER_MS)
    await reaches({ Answer: { Shown: 'Fresh' } })
    expect(shown()).toMatchObject({ state: 'shown', ...pageFor(first) })
  })
})
