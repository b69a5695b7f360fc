import { createActor, waitFor } from 'xstate'
import type { HttpClient } from '../../../src/adapters/http/client'
import { makeMandatePort } from '../../../src/adapters/http/mandate'
import { makeOrderPort } from '../../../src/adapters/http/order'
import { makePaymentPort } from '../../../src/adapters/http/payment'
import { makePolicyPort } from '../../../src/adapters/http/policy'
import { transferSummary } from '../../../src/domain/mandate/activation'
import { arrearsSummary, arrearsTitle } from '../../../src/domain/mandate/arrears'
import { mandateTitle, type Mandate } from '../../../src/domain/mandate/mandate'
import { coverState } from '../../../src/domain/policy/cover-state'
import { coveredThing } from '../../../src/domain/policy/holdings'
import type { ListedPolicy } from '../../../src/domain/policy/policy'
import { endsIn, lastsUntil } from '../../../src/domain/quote/cover-period'
import { hasEnded, orderedThing, priceText, validityMessages, type ClientQuote } from '../../../src/domain/quote/quote'
import type { CalendarDate } from '../../../src/domain/values/calendar-date'
import { dateShown } from '../../../src/domain/values/typed-date'
import { makeHomeImplementations } from '../../../src/machines/home/actors'
import { homeMachine } from '../../../src/machines/home/machine'
import { covers, ending, owingMandates, unpaidOrders, waitingMandates } from '../../../src/machines/home/selectors'
import { policyTitle } from '../../../src/ui/pages/policies/policy-title'
import { fixedClock } from '../fixed-clock'
import { memoryQuotes } from '../scripted-stores'
import { switchedConnectivity } from '../scripted-surroundings'
import { coverText, toDoText } from './home-texts'

const coverLine = (policy: ListedPolicy, today: CalendarDate): string => {
  const state = coverState(policy, today)
  const until = state?.tone === 'danger' ? undefined : lastsUntil(policy)
  return coverText(policyTitle(policy), coveredThing(policy), [state?.text, until].filter(Boolean).join(' '))
}

const orderLine = (order: ClientQuote, today: CalendarDate): string =>
  toDoText(
    hasEnded(order, today) ? validityMessages.ended : 'Your order is not paid yet',
    [order.product.name, orderedThing(order), priceText(order.totalPremium, order.priceUnit)]
      .filter(Boolean)
      .join(', '),
  )

const mandateLine = (mandate: Mandate): string =>
  toDoText(
    `Activate your mandate for ${mandateTitle(mandate)}`,
    mandate.activation === undefined ? '' : transferSummary(mandate.activation),
  )

const owingLine = (mandate: Mandate): string =>
  toDoText(arrearsTitle(mandateTitle(mandate)), mandate.arrears === undefined ? '' : arrearsSummary(mandate.arrears))

const endingLine = (policy: ListedPolicy, today: CalendarDate): string => {
  const { coverTo = today } = policy
  return toDoText(
    `${policyTitle(policy)}, ${coveredThing(policy)}`,
    `${endsIn(coverTo, today)}. You are covered until ${dateShown(coverTo)}.`,
  )
}

/** A busy machine answers late. */
const PATIENCE_MS = 120_000

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
        clock: fixedClock(`${today}T12:00:00+01:00`),
        connectivity: switchedConnectivity(),
      }),
    ),
    { input: { today, order: undefined, paid: undefined } },
  ).start()
  const isDone = ({ value }: { readonly value: string }) => value === 'Shown' || value === 'Failed'
  const home = await waitFor(actor, isDone, { timeout: PATIENCE_MS })
  actor.stop()
  if (home.value === 'Failed') throw new Error('home could not be read')
  return [
    ...covers(home).map((policy) => coverLine(policy, today)),
    ...owingMandates(home).map(owingLine),
    ...unpaidOrders(home).map((order) => orderLine(order, today)),
    ...waitingMandates(home).map(mandateLine),
    ...ending(home).map((policy) => endingLine(policy, today)),
  ]
}
