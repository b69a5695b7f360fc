import { dayInLagos } from '../../../domain/values/calendar-date'
import type { Deps } from '../../start/parts'
import { transact } from '../../platform/database/transaction'
import { listSections, markSaved } from '../../kyc/section-repository'
import { kycStatusOf } from '../../kyc/sections'
import { InvalidRequestError, violation } from '../../wire/errors'
import type { Handlers, Rules } from '../../wire/handler'
import { profileOf, updateDetails } from './repository'
import { userDetailsViolations } from './rules'

type Names = 'getCurrentUserProfile' | 'updateCurrentUserProfile'

export const profileRules = (deps: Deps): Rules => ({
  updateCurrentUserProfile: ({ body, customer }) =>
    userDetailsViolations(body, {
      ruleSet: deps.config.ruleSet,
      today: dayInLagos(deps.clock.business().getTime()),
      currentEmail: customer.emailAddress,
    }),
})

/** The customer's profile; saving it is step 1 of KYC. */
export const profileHandlers = (deps: Deps): Pick<Handlers, Names> => ({
  getCurrentUserProfile: async ({ customer }) =>
    profileOf(customer, kycStatusOf(await listSections(deps.db, customer.id))),

  updateCurrentUserProfile: async ({ body, customer }) => {
    const now = deps.clock.business()
    await transact(deps.db, async (transaction) => {
      if (!(await updateDetails(transaction, customer.id, body)))
        throw new InvalidRequestError([violation('userName', `User name '${body.userName.trim()}' is already taken.`)])
      await markSaved(transaction, customer.id, 'User Info', now)
    })
    return undefined
  },
})
