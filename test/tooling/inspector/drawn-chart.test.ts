import ELK from 'elkjs/lib/elk.bundled'
import { chartOf, everyState, type Chart } from '../../../src/inspector/chart'
import { around, folded } from '../../../src/inspector/fold'
import { layOut } from '../../../src/inspector/page/layout'
import { loginMachine } from '../../../src/machines/login/machine'
import { paymentMachine } from '../../../src/machines/payment/machine'
import { makeListMachine } from '../../../src/machines/list/machine'

test.each([loginMachine, paymentMachine, makeListMachine('policies')])(
  'every state of a machine has a position inside its parent',
  async (machine) => {
    const drawn = chartOf(machine)
    const { boxes, arrows, width } = await layOut(new ELK(), drawn)
    expect(width).toBeGreaterThan(200)
    expect(boxes.map(({ state }) => state.id).sort()).toEqual(
      everyState(drawn.root)
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
    const boxOf = (id: string) => boxes.find(({ state }) => state.id === id)
    for (const box of boxes) {
      const outer = boxOf(box.state.id.split('.').slice(0, -1).join('.'))
      if (outer === undefined) continue
      expect(box.x).toBeGreaterThanOrEqual(outer.x)
      expect(box.y + box.height).toBeLessThanOrEqual(outer.y + outer.height)
    }
    expect(arrows.length).toBeGreaterThan(5)
    expect(arrows.every(({ points }) => points.length >= 2)).toBe(true)
  },
)

describe('a folded chart', () => {
  const stateOf = (folds: Chart, id: string) => everyState(folds.root).find((state) => state.id === id)
  const all = new Set(everyState(chartOf(paymentMachine).root).map(({ id }) => id))

  test('has the states of its top level alone, and dots after the names of those with states inside', () => {
    const login = folded(chartOf(loginMachine), new Set())
    expect(everyState(login.root).map(({ id }) => id)).toEqual([
      '',
      'Editing',
      'LoggingIn',
      'LoggedIn',
      'AskingSecondFactor',
      'Left',
    ])
    expect(stateOf(login, 'Editing')).toMatchObject({ name: 'Editing …', children: [], initial: [] })
    expect(stateOf(login, 'LoggedIn')?.name).toBe('LoggedIn')
    const failed = stateOf(login, 'LoggingIn')?.transitions.find(({ event }) => event.startsWith('logIn failed'))
    expect(failed).toMatchObject({ event: 'logIn failed → AsBefore', targets: ['Editing'] })
  })

  test('is the chart itself when every state is open', () => {
    expect(folded(chartOf(paymentMachine), all)).toEqual(chartOf(paymentMachine))
  })

  test('leads to a folded state instead of its inside, and out of it without labels', () => {
    const payment = chartOf(paymentMachine)
    const folds = folded(payment, new Set())
    const ids = new Set(everyState(folds.root).map(({ id }) => id))
    for (const { id, children, transitions } of everyState(payment.root).filter(
      (state) => state.id !== '' && !state.id.includes('.'),
    )) {
      const inner = children.flatMap(everyState)
      const leaves = (target: string) => target !== id && !target.startsWith(`${id}.`)
      const ways = [...transitions, ...inner.flatMap((state) => state.transitions)].flatMap(({ targets }) =>
        targets.filter(leaves),
      )
      const shown = stateOf(folds, id)?.transitions ?? []
      expect(new Set(shown.flatMap(({ targets }) => targets).filter(leaves))).toEqual(
        new Set(ways.map((target) => target.replace(/\..*$/, ''))),
      )
      expect(shown.every(({ targets }) => targets.every((target) => ids.has(target)))).toBe(true)
      const labels = new Set(transitions.map(({ event }) => event))
      expect(shown.every(({ event }) => event === '' || labels.has(event.replace(/ → .*$/, '')))).toBe(true)
    }
  })

  test('knows the states around one, which are opened to show it', () => {
    expect(around('Paying.Open.Sent')).toEqual(['Paying', 'Paying.Open'])
    expect(around('Paying')).toEqual([])
  })
})
