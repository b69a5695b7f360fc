import { PENDING_STALE_AFTER_MS, SHOWN_STALE_AFTER_MS } from '../../../src/domain/rules/constants'
import { isAwaitingTransfer } from '../../../src/domain/mandate/activation'
import { mandateSortColumns, type Mandate } from '../../../src/domain/mandate/mandate'
import type { Id } from '../../../src/domain/values/id'
import { makeListWithDetails } from '../../../src/machines/list/list-with-details'
import { listAnswer } from '../../../src/machines/list/selectors'
import { record } from '../../../src/machines/record/selectors'
import type { Page, PageQuery } from '../../../src/ports/page'
import { everyError } from '../../support/builders'
import { fails, scripted, scriptedMandates, succeeds, type Answer } from '../../support/scripted-ports'
import { recordedNavigation, switchedConnectivity } from '../../support/scripted-surroundings'
import { aMandate, anActivation } from '../../support/mandate-builders'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const waiting = aMandate({ isActive: false, activation: anActivation() })
const active = aMandate()

/** Whether the page is visible, as the test decides. */
const switchedPageVisibility = () => {
  const state = { isThere: true }
  const listeners = new Set<() => void>()
  const pageVisibility = {
    isThere: () => state.isThere,
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const becomes = (isThere: boolean) => {
    state.isThere = isThere
    ;[...listeners].forEach((listener) => {
      listener()
    })
  }
  return { pageVisibility, becomes, listeners }
}

/** The mandates, with what the server answers. */
const open = (script: Parameters<typeof scriptedMandates>[0]) => {
  const switched = switchedPageVisibility()
  const ports = {
    port: scriptedMandates(script),
    navigation: recordedNavigation({ screen: 'mandates', record: '4' }),
    connectivity: switchedConnectivity(),
    pageVisibility: switched.pageVisibility,
  }
  const rules = { sortable: mandateSortColumns, isPending: isAwaitingTransfer }
  return { switched, ...makeListWithDetails('mandates', ports, rules) }
}

/** A list of two mandates: an active one, and the one of the answers. */
const startList = async (...answers: readonly Answer<Mandate>[]) => {
  const list = scripted<PageQuery, Page<Mandate>>(
    ...answers.map((one) => async () => {
      const outcome = await one()
      return outcome._tag === 'Left' ? outcome : { ...outcome, right: { rows: [active, outcome.right], total: 2 } }
    }),
  )
  const opened = open({ list })
  const started = simulate(opened.list.machine, opened.list.input())
  await started.reaches({ Answer: 'Shown' })
  return {
    ...started,
    ...opened.switched,
    reads: () => list.inputs.length,
    shown: () => listAnswer<Mandate>(started.actor.getSnapshot()).rows.slice(1),
  }
}

const startRecord = async (...answers: readonly Answer<Mandate>[]) => {
  const byId = scripted<Id, Mandate>(...answers)
  const opened = open({ byId })
  const started = simulate(opened.record.machine, opened.record.input())
  await started.reaches('Shown')
  return {
    ...started,
    ...opened.switched,
    reads: () => byId.inputs.length,
    shown: () => [record(started.actor.getSnapshot())],
  }
}

describe.each([
  ['the list', startList],
  ['the details', startRecord],
])('[PAY-17: followed by itself] %s of a mandate that waits for its transfer', (_, start) => {
  test('reads again by itself until it is active, and then no more than any other', async () => {
    const { pass, reads, shown } = await start(succeeds(waiting), succeeds(waiting), succeeds(active), succeeds(active))
    for (const expected of [2, 3]) {
      pass(PENDING_STALE_AFTER_MS)
      await answersArrive()
      expect(reads()).toBe(expected)
    }
    expect(shown()).toEqual([active])
    pass(PENDING_STALE_AFTER_MS)
    await answersArrive()
    expect(reads()).toBe(3)
    pass(SHOWN_STALE_AFTER_MS)
    await answersArrive()
    expect(reads()).toBe(4)
  })

  test('goes on reading after a failure, with what is shown left as it is', async () => {
    const { pass, reads, shown } = await start(succeeds(waiting), fails(everyError.Offline), succeeds(active))
    pass(PENDING_STALE_AFTER_MS)
    await answersArrive()
    expect(shown()).toEqual([waiting])
    pass(PENDING_STALE_AFTER_MS)
    await answersArrive()
    expect([reads(), shown()]).toEqual([3, [active]])
  })

  test('sends no request while nobody looks, and one as soon as somebody does', async () => {
    const { pass, becomes, reads, shown } = await start(succeeds(waiting), succeeds(active))
    becomes(false)
    pass(PENDING_STALE_AFTER_MS)
    await answersArrive()
    pass(PENDING_STALE_AFTER_MS)
    becomes(false)
    await answersArrive()
    expect(reads()).toBe(1)
    becomes(true)
    await answersArrive()
    expect([reads(), shown()]).toEqual([2, [active]])
  })

  test('listens no more when its screen is left', async () => {
    const { actor, pass, becomes, listeners, reads } = await start(succeeds(waiting))
    becomes(false)
    pass(PENDING_STALE_AFTER_MS)
    await answersArrive()
    expect(listeners.size).toBe(1)
    actor.stop()
    expect(listeners.size).toBe(0)
    becomes(true)
    expect(reads()).toBe(1)
  })
})
