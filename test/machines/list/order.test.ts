import fc from 'fast-check'
import { TABLE_PAGE_SIZES, TABLE_SEARCH_PAUSE_MS } from '../../../src/domain/rules/constants'
import { queryIn } from '../../../src/machines/list/actors'
import { pageQueryOf } from '../../../src/machines/list/query'
import { query } from '../../../src/machines/list/selectors'
import { everyError } from '../../support/builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { lateRouter, pageFor, rules, startLateList } from './start-list'

afterEach(stopAll)

const sorts = fc.option(fc.record({ column: fc.constantFrom(...rules.sortable), descending: fc.boolean() }), {
  nil: undefined,
})
const texts = fc.constantFrom('', 'car', 'motor', ' home ')

/** Everything that can happen to a list: input, address changes, time, and any pending answer. */
const happening = fc.oneof(
  fc.record({ does: fc.constant('page' as const), page: fc.nat(24) }),
  fc.record({ does: fc.constant('size' as const), size: fc.constantFrom(...TABLE_PAGE_SIZES) }),
  fc.record({ does: fc.constant('sort' as const), sort: sorts }),
  fc.record({ does: fc.constant('type' as const), text: texts, pause: fc.nat(TABLE_SEARCH_PAUSE_MS * 2) }),
  fc.record({ does: fc.constant('clear' as const) }),
  fc.record({ does: fc.constant('address' as const), page: fc.integer({ min: 1, max: 9 }), search: texts }),
  fc.record({ does: fc.constant('answer' as const), which: fc.nat(), fails: fc.boolean() }),
  fc.record({ does: fc.constant('again' as const) }),
  fc.record({ does: fc.constant('report' as const) }),
)

test.each([
  ['at once', () => undefined],
  ['late', lateRouter],
])(
  '[TABLE-07] whatever the order of requests and answers, the rows match the address when it is reported %s',
  async (_, routerOf) => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 24 }), fc.infiniteStream(fc.nat()), async (story, last) => {
        const router = routerOf()
        const list = startLateList(router?.render)
        const { actor, requests } = list
        await answersArrive()
        const owed: number[] = [0]
        const pay = async (which: number, failing: boolean) => {
          const [index] = owed.splice(which % Math.max(1, owed.length), 1)
          const one = index === undefined ? undefined : requests[index]
          if (failing) one?.late.fails(everyError.Offline)
          else one?.late.succeeds(pageFor(one.query, 100_000))
          await answersArrive()
        }
        const check = () => {
          for (let index = 0; index < requests.length; index += 1) {
            const isLast = index === requests.length - 1
            if (!isLast) expect(requests[index]?.signal.aborted || !owed.includes(index)).toBe(true)
          }
          const shown = list.shown()
          const last = pageQueryOf(query(actor.getSnapshot()))
          expect(requests.at(-1)?.query).toEqual(last)
          if (shown.state === 'shown') expect(shown.rows).toEqual(pageFor(last).rows)
          else expect(shown.rows).toEqual([])
        }
        const happens = async (does: () => void) => {
          const before = requests.length
          does()
          await answersArrive()
          for (let index = before; index < requests.length; index += 1) owed.push(index)
        }
        for (const step of story) {
          await happens(() => {
            if (step.does === 'page') actor.send({ type: 'open-page', page: step.page })
            if (step.does === 'size') actor.send({ type: 'choose-size', size: step.size })
            if (step.does === 'sort') actor.send({ type: 'choose-sort', sort: step.sort })
            if (step.does === 'clear') actor.send({ type: 'clear-search' })
            if (step.does === 'again') actor.send({ type: 'try-again' })
            if (step.does === 'address')
              list.arrives({ page: step.page, ...(step.search === '' ? {} : { search: step.search }) })
            if (step.does === 'type') {
              actor.send({ type: 'type-search', text: step.text })
              list.pass(step.pause)
            }
            if (step.does === 'report') router?.reports()
          })
          if (step.does === 'answer') await pay(step.which, step.fails)
          check()
        }
        await happens(() => router?.reports())
        while (owed.length > 0) await pay(Number(last.next().value), false)
        check()
        expect(list.shown().state).not.toBe('loading')
        expect(query(actor.getSnapshot())).toEqual(queryIn('policies', list.navigation.here(), rules))
        actor.stop()
      }),
      { numRuns: 150 },
    )
  },
  60_000,
)
