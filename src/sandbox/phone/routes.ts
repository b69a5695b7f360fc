import { countRequest } from '../account/rate-windows'
import type { Deps } from '../dependencies'
import { verificationSms } from '../outbox/mails'
import { sendSms } from '../outbox/repository'
import { InvalidRequestError, UserFriendlyError, violation } from '../wire/errors'
import type { Handlers } from '../wire/handler'
import { issueCode, useCode } from './repository'
import { phoneNumberOf, SMS_LIMIT } from './rules'

const numberIn = (phoneNumber: string): string => {
  const number = phoneNumberOf(phoneNumber)
  if (number === undefined)
    throw new InvalidRequestError([violation('phoneNumber', 'Please enter a valid phone number')])
  return number
}

/** Verification of a phone number with a code sent by SMS. */
export const phoneHandlers = (deps: Deps): Pick<Handlers, 'sendVerificationSms' | 'verifySmsCode'> => ({
  sendVerificationSms: async ({ body, customer }) => {
    const number = numberIn(body.phoneNumber)
    const now = deps.clock()
    await deps.db.transaction(async (transaction) => {
      const code = await issueCode(transaction, customer.id, number, now)
      await countRequest(transaction, `sms:${customer.id}`, SMS_LIMIT, now)
      await sendSms(transaction, number, verificationSms(code), now)
    })
    return undefined
  },

  verifySmsCode: async ({ body, customer }) => {
    const number = numberIn(body.phoneNumber)
    if (!(await useCode(deps.db, customer.id, number, body.code, deps.clock())))
      throw new UserFriendlyError('Wrong verification code!')
    return undefined
  },
})
