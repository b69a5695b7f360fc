import fc from 'fast-check'
import { TABLE_PAGE_SIZES, TABLE_SEARCH_PAUSE_MS } from '../../../src/domain/rules/constants'
import { pageQueryOf, questionOf } from '../../../src/machines/list/query'
import { question } from '../../../src/machines/list/selectors'
import { everyError } from '../../support/builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { pageFor, rules, startLateList } from './start-list'

afterEach(stopAll)

const sorts = fc.option(fc.record({ column: fc.constantFrom(...rules.sortable), descending: fc.boolean() }), {
  nil: undefined,
})
const texts = fc.constantFrom('', 'car', 'motor', ' home ')

/** What can happen to a list: the customer, the address, the clock, and any answer that is still owed. */
const happening = fc.oneof(
  fc.record({ does: fc.constant('page' as const), page: fc.nat(24) }),
  fc.record({ does: fc.constant('size' as const), size: fc.constantFrom(...TABLE_PAGE_SIZES) }),
  fc.record({ does: fc.constant('sort' as const), sort: sorts }),
  fc.record({ does: fc.constant('type' as const), text: texts, pause: fc.nat(TABLE_SEARCH_PAUSE_MS * 2) }),
  fc.record({ does: fc.constant('clear' as const) }),
  fc.record({ does: fc.constant('address' as const), page: fc.integer({ min: 1, max: 9 }), search: texts }),
  fc.record({ does: fc.constant('answer' as const), which: fc.nat(), fails: fc.boolean() }),
  fc.record({ does: fc.constant('again' as const) }),
)

test('[TABLE-07] whatever is asked and in whatever order answers come, what is shown answers the last question', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 24 }), fc.infiniteStream(fc.nat()), async (story, last) => {
      const list = startLateList()
      const { actor, asked } = list
      await answersArrive()
      const owed: number[] = [0]
      const pay = async (which: number, failing: boolean) => {
        const [index] = owed.splice(which % Math.max(1, owed.length), 1)
        const one = index === undefined ? undefined : asked[index]
        if (failing) one?.late.fails(everyError.Offline)
        else one?.late.succeeds(pageFor(one.query, 100_000))
        await answersArrive()
      }
      const look = () => {
        for (let index = 0; index < asked.length; index += 1) {
          const isLast = index === asked.length - 1
          if (!isLast) expect(asked[index]?.signal.aborted || !owed.includes(index)).toBe(true)
        }
        const shown = list.shown()
        const last = pageQueryOf(question(actor.getSnapshot()))
        expect(asked.at(-1)?.query).toEqual(last)
        if (shown.state === 'shown') expect(shown.rows).toEqual(pageFor(last).rows)
        else expect(shown.rows).toEqual([])
      }
      for (const step of story) {
        const before = asked.length
        if (step.does === 'page') actor.send({ type: 'open-page', page: step.page })
        if (step.does === 'size') actor.send({ type: 'choose-size', size: step.size })
        if (step.does === 'sort') actor.send({ type: 'choose-sort', sort: step.sort })
        if (step.does === 'clear') actor.send({ type: 'clear-search' })
        if (step.does === 'again') actor.send({ type: 'try-again' })
        if (step.does === 'address') {
          const place = { page: step.page, ...(step.search === '' ? {} : { search: step.search }) }
          actor.send({ type: 'address-changed', question: questionOf(place, rules) })
        }
        if (step.does === 'type') {
          actor.send({ type: 'type-search', text: step.text })
          list.pass(step.pause)
        }
        await answersArrive()
        for (let index = before; index < asked.length; index += 1) owed.push(index)
        if (step.does === 'answer') await pay(step.which, step.fails)
        look()
      }
      while (owed.length > 0) await pay(Number(last.next().value), false)
      look()
      expect(list.shown().state).not.toBe('loading')
      stopAll()
    }),
    { numRuns: 150 },
  )
}, 60_000)
