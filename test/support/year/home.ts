import { coverState } from '../../../src/domain/policy/cover-state'
import { coveredThing } from '../../../src/domain/policy/holdings'
import { policyName, type ListedPolicy } from '../../../src/domain/policy/policy'
import { mandateTitle } from '../../../src/domain/mandate/mandate'
import { lastsUntil } from '../../../src/domain/quote/cover-period'
import type { CalendarDate } from '../../../src/domain/values/calendar-date'
import { makeMandatePort } from '../../../src/adapters/http/mandate'
import { makeOrderPort } from '../../../src/adapters/http/order'
import { makePaymentPort } from '../../../src/adapters/http/payment'
import { makePolicyPort } from '../../../src/adapters/http/policy'
import type { HttpClient } from '../../../src/adapters/http/client'
import { makeHomeImplementations } from '../../../src/machines/home/actors'
import { homeMachine } from '../../../src/machines/home/machine'
import { covers, ending, waitingMandates } from '../../../src/machines/home/selectors'
import { createActor, waitFor } from 'xstate'
import { fixedClock } from '../fixed-clock'
import { memoryQuotes } from '../scripted-stores'
import { switchedConnectivity } from '../scripted-surroundings'

const titleOf = (policy: ListedPolicy): string => `${policy.productName ?? policyName(policy)}, ${coveredThing(policy)}`

/** What home says of a cover: its state, and until when it lasts or is renewed. */
const coverLine = (policy: ListedPolicy, today: CalendarDate): string =>
  [titleOf(policy), [coverState(policy, today)?.text, lastsUntil(policy)].filter(Boolean).join(' ')].join(': ')

/** What home says on a day, by the machine and the adapters of the portal. */
export const homeOn = async (http: HttpClient, today: CalendarDate): Promise<readonly string[]> => {
  const actor = createActor(
    homeMachine.provide(
      makeHomeImplementations({
        policies: makePolicyPort(http),
        mandates: makeMandatePort(http),
        orders: makeOrderPort(http),
        payment: makePaymentPort(http),
        quoteStore: memoryQuotes(),
        clock: fixedClock(`${today}T09:00:00+01:00`),
        connectivity: switchedConnectivity(),
      }),
    ),
    { input: { today, order: undefined, paid: undefined } },
  ).start()
  const home = await waitFor(actor, (snapshot) => snapshot.matches('Shown') || snapshot.matches('Failed'))
  actor.stop()
  if (home.matches('Failed')) throw new Error('home could not be read')
  return [
    ...covers(home).map((policy) => coverLine(policy, today)),
    ...waitingMandates(home).map((mandate) => `To do: activate the mandate for ${mandateTitle(mandate)}`),
    ...ending(home).map((policy) => `To do: renew ${titleOf(policy)}`),
  ]
}
