import type { Database } from '../../platform/database/database'
import type { Clock } from '../../platform/clock/clock'
import type { Config } from '../../platform/config/config'
import { dayInLagos } from '../../../domain/values/calendar-date'
import { transact } from '../../platform/database/transaction'
import { InvalidRequestError, violation } from '../../wire/errors'
import type { Handlers, Rules } from '../../wire/handler'
import { profileOf, updateDetails } from './repository'
import { userDetailsViolations } from './rules'

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'ruleSet'>
  /** The customer's KYC status, as the sections say it. */
  readonly kycStatusOf: (customerId: string) => Promise<string>
  /** Called in the transaction that saves the details, which are reviewed again. */
  readonly onDetailsSaved: (transaction: Database, customerId: string, now: Date) => Promise<void>
}

type Names = 'getCurrentUserProfile' | 'updateCurrentUserProfile'

export const profileRules = (deps: Pick<Needs, 'clock' | 'config'>): Rules => ({
  updateCurrentUserProfile: ({ body, customer }) =>
    userDetailsViolations(body, {
      ruleSet: deps.config.ruleSet,
      today: dayInLagos(deps.clock.business().getTime()),
      currentEmail: customer.emailAddress,
    }),
})

/** The customer's profile; saving it is a step of KYC. */
export const profileHandlers = (deps: Needs): Pick<Handlers, Names> => ({
  getCurrentUserProfile: async ({ customer }) => profileOf(customer, await deps.kycStatusOf(customer.id)),

  updateCurrentUserProfile: async ({ body, customer }) => {
    const now = deps.clock.business()
    await transact(deps.db, async (transaction) => {
      if (!(await updateDetails(transaction, customer.id, body)))
        throw new InvalidRequestError([violation('userName', `User name '${body.userName.trim()}' is already taken.`)])
      await deps.onDetailsSaved(transaction, customer.id, now)
    })
    return undefined
  },
})
