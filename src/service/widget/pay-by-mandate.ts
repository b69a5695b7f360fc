import { toUndefined } from 'fp-ts/Option'
import type { TypeOf } from 'io-ts'
import { DEFAULT_CURRENCY } from '../../domain/rules/constants'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { kobo, toNaira } from '../../domain/values/money'
import { findById } from '../account/repository'
import { byCardOnly } from '../cover/arrears/refusal'
import { noRoomForMandate } from '../cover/mandate/allowance'
import { activateUntil, activationAmount } from '../cover/mandate/activation'
import { isFrequency, planOf } from '../cover/payment/plan'
import { endedRefusal, paidRefusal, throwRefusal } from '../cover/payment/refusal'
import { findPayment } from '../cover/payment/repository'
import { accountViolations, consentViolations, planViolations } from '../cover/payment/rules'
import type { Way } from '../cover/payment/settle'
import { accountNameOf } from '../kyc/account-names'
import { bankById } from '../kyc/banks'
import { nowOf } from '../platform/clock/clock'
import { coverPeriod } from '../shop/quote/insured'
import { ownQuote } from '../shop/quote/own-quote'
import type { Quote } from '../shop/quote/repository'
import { refuseIfAny } from '../wire/errors'
import type { SignedIn } from '../wire/handler'
import { boundsOf, pay, refusalOn, validityOf, type Paying, type Surroundings } from './paying'
import type { MandatePayment, MandatePlan } from './requests'

type PlanRequest = TypeOf<typeof MandatePlan>

/** The debits of a request without violations, and the cover that they pay: it begins with the first of them. */
const debitsOf = (quote: Quote, { frequency, startDate }: PlanRequest) => {
  const first = startDate as CalendarDate
  const cover = coverPeriod(quote, first)
  return { cover, plan: planOf(quote.totalPremium, isFrequency(frequency) ? frequency : 'Monthly', first, cover) }
}

const isPlannable = (deps: Paying, quote: Quote, request: PlanRequest): boolean =>
  planViolations(request, boundsOf(deps, quote)).every((found) => found === null)

/**
 * The debits of a mandate before the customer agrees to them, and the name of the account if there is one.
 * @throws NotFoundError, UserFriendlyError for a quote that is paid or cannot be, InvalidRequestError
 */
export const planMandate = async (deps: Paying, customer: SignedIn, request: PlanRequest) => {
  const quote = await ownQuote(deps.db, customer.id, request.quoteId)
  if (quote.kind === 'Arrears') throwRefusal(byCardOnly)
  const ended = endedRefusal(quote, validityOf(deps))
  const planned = ended === undefined && isPlannable(deps, quote, request) ? debitsOf(quote, request) : undefined
  const refusal =
    planned === undefined
      ? ended
      : ((await refusalOn(deps, quote, { from: planned.plan[0].on, to: planned.cover.to })) ??
        (await noRoomForMandate(deps.db, customer.id)))
  // Read last: the cover of a payment that came in between would be in the quote's own way.
  const payment = await findPayment(deps.db, customer.id, quote.id)
  throwRefusal(payment && paidRefusal(payment))
  throwRefusal(refusal)
  refuseIfAny(planViolations(request, boundsOf(deps, quote)))
  const { plan } = planned ?? debitsOf(quote, request)
  const last = plan.at(-1) ?? plan[0]
  return {
    accountName: toUndefined(accountNameOf(customer, bankById(request.bankId), request.accountNumber)),
    debits: plan.length,
    instalment: toNaira(kobo(plan[0].amount)),
    lastInstalment: toNaira(kobo(last.amount)),
    firstDate: plan[0].on,
    lastDate: last.on,
    total: toNaira(kobo(plan.reduce((sum, { amount }) => sum + amount, 0n))),
    currency: DEFAULT_CURRENCY,
  }
}

/** Sets up a mandate, which pays the premium in parts. */
export const payByMandate = async (
  deps: Paying,
  customer: SignedIn,
  request: TypeOf<typeof MandatePayment>,
  surroundings: Surroundings,
) => {
  const now = nowOf(deps.clock)
  const bank = bankById(request.bankId)
  const lastDigits = request.accountNumber.slice(-4)
  const { phoneNumber } = (await findById(deps.db, customer.id)) ?? { phoneNumber: null }
  const ofBank = [...accountViolations(request), ...consentViolations(request)]
  const way: Way = {
    method: { status: 'Mandated', gateWay: 'Sandbox Direct Debit', channel: 'mandate', lastDigits },
    mandateFor: (quote) => {
      const ofPlan = planViolations(request, boundsOf(deps, quote))
      // Without debits nothing says which days would be covered: then all that is wrong is reported at once.
      if (ofPlan.some((found) => found !== null)) refuseIfAny([...ofBank, ...ofPlan])
      const { cover, plan } = debitsOf(quote, request)
      return {
        plan,
        active: false,
        startDate: plan[0].on,
        endDate: cover.to,
        source: bank?.name ?? 'Bank account',
        frequency: request.frequency,
        phone: phoneNumber,
        lastDigits,
        accountHash: bank === undefined ? null : deps.identities.ofAccount(bank.id, request.accountNumber),
        activationAmount: bank === undefined ? null : activationAmount(bank),
        activateUntil: activateUntil(now.business, deps.config.mandateLimitSeconds, cover),
      }
    },
    askBank: async (db) => {
      throwRefusal(await noRoomForMandate(db, customer.id))
      refuseIfAny(ofBank)
      return undefined
    },
  }
  return pay(deps, customer, request.quoteId, { way, event: 'mandate-set-up', now, shown: undefined }, surroundings)
}
