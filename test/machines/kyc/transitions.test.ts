import type { AnyStateNode } from 'xstate'
import { kycMachine } from '../../../src/machines/kyc/machine'
import { aCustomer, everyError } from '../../support/builders'
import { specifiedStatuses } from '../../support/kyc/steps'
import { breaks, fails, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { openAt } from './start-wizard'
import { steps } from './steps'

afterEach(stopAll)

const nodes = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)]
const leaves = nodes(kycMachine.root).filter((node) => Object.keys(node.states).length === 0)

describe('every state of the wizard', () => {
  test('has a description', () => {
    expect(nodes(kycMachine.root).filter((node) => node !== kycMachine.root && !node.description)).toEqual([])
  })

  test('that is busy ignores a second submit', () => {
    const busy = leaves.filter(({ tags }) => tags.includes('busy'))
    expect(busy.length).toBeGreaterThan(6)
    for (const node of busy)
      expect([...node.transitions.keys()].filter((event) => event.startsWith('submit-'))).toEqual([])
  })
})

/** Every event at every step: an event of another step changes nothing and sends no request. */
describe('an event that does not belong to a step', () => {
  const submits = [...steps.map(({ submit }) => submit), { type: 'change-details' } as const]

  test.each(specifiedStatuses)('with the status %s changes nothing', async (status) => {
    const wizard = await openAt(status)
    const before = wizard.actor.getSnapshot().value
    submits.filter((_, index) => index !== specifiedStatuses.indexOf(status)).forEach(wizard.send)
    await answersArrive()
    expect(wizard.actor.getSnapshot().value).toEqual(before)
    expect(Object.values(wizard.kyc).flatMap(({ inputs }) => inputs as unknown[])).toEqual(
      ['PendingAccountInfo', 'PendingMedicalInfo'].includes(status) ? [undefined] : [],
    )
    expect(wizard.drafts.log).toEqual([])
  })
})

describe('reading the review again', () => {
  test.each([fails(everyError.Outage), breaks])('reports a missing answer, and can be retried', async (bad) => {
    const wizard = await openAt('PendingReview', { reads: [bad, succeeds(aCustomer({ kycStatus: 'Approved' }))] })
    wizard.send({ type: 'try-again' })
    await wizard.reaches('OpeningFailed')
    wizard.connectivity.comesBack()
    await wizard.reaches('Approved')
  })
})
