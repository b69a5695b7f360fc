import type { Statement } from '../../../src/domain/payment/statement'
import { kobo } from '../../../src/domain/values/money'
import { id } from '../../../src/domain/values/id'
import { makeStatementsImplementations } from '../../../src/machines/statements/actors'
import { makeStatementAddresses } from '../../../src/machines/statements/addresses'
import { statementsMachine } from '../../../src/machines/statements/machine'
import { statements } from '../../../src/machines/statements/selectors'
import { everyError } from '../../support/builders'
import { fixedClock } from '../../support/fixed-clock'
import { breaks, fails, scripted, scriptedStatements, succeeds, type Answer } from '../../support/scripted-ports'
import { recordedNotifications, switchedConnectivity } from '../../support/scripted-surroundings'
import { simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const statement = (year: number): Statement => ({
  year,
  amount: kobo(2_500_000n),
  address: `https://files.portal.test/${String(year)}`,
})

const start = (...answers: readonly Answer<readonly Statement[]>[]) => {
  const connectivity = switchedConnectivity()
  const ports = { statements: scriptedStatements({ all: scripted(...answers) }), connectivity }
  return { ...simulate(statementsMachine.provide(makeStatementsImplementations(ports)), undefined), ...ports }
}

describe('[LIFE-08: statement] the statements', () => {
  test('are shown by their years', async () => {
    const { actor, reaches } = start(succeeds([statement(2026), statement(2025)]))
    expect(statements(actor.getSnapshot())).toEqual([])
    await reaches('Shown')
    expect(statements(actor.getSnapshot()).map(({ year }) => year)).toEqual([2026, 2025])
  })

  test.each([
    ['fail', fails(everyError.Outage)],
    ['break', breaks],
  ])('that %s are none, until the connection is back', async (_, answer) => {
    const { actor, reaches, connectivity } = start(answer, succeeds([statement(2026)]))
    await reaches('Failed')
    expect(statements(actor.getSnapshot())).toEqual([])
    connectivity.comesBack()
    await reaches('Shown')
    expect(statements(actor.getSnapshot())).toHaveLength(1)
  })

  test('have their address renewed by their year', async () => {
    const all = scripted(succeeds([statement(2026), statement(2025)]), succeeds([]))
    const notifications = recordedNotifications()
    const addresses = makeStatementAddresses({ statements: { all }, clock: fixedClock(), notifications })
    expect(await addresses.renew(id(2025))).toBe('https://files.portal.test/2025')
    expect(await addresses.renew(id(2025))).toBeUndefined()
    expect(notifications.notices).toMatchObject([{ kind: 'error' }])
  })
})
