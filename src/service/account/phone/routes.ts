import type { Database } from '../../platform/database/database'
import type { Clock } from '../../platform/clock/clock'
import { countRequest } from '../rate-windows'
import { transact } from '../../platform/database/transaction'
import { verificationSms } from './verification-sms'
import { sendSms } from '../../platform/mail/repository'
import { UserFriendlyError, violation } from '../../wire/errors'
import type { Handlers, Rules } from '../../wire/handler'
import { issueCode, useCode, type OnNumberChanged } from './repository'
import { SMS_LIMIT } from './rules'
import { phoneNumberOf } from '../../platform/phone-number'

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly onNumberChanged: OnNumberChanged
}

const numberRule = ({ body }: { readonly body: { readonly phoneNumber: string } }) => [
  phoneNumberOf(body.phoneNumber) === undefined ? violation('phoneNumber', 'Please enter a valid phone number') : null,
]

export const phoneRules: Rules = { sendVerificationSms: numberRule, verifySmsCode: numberRule }

/** The number in E.164; the rules have rejected any other text. */
const numberIn = (phoneNumber: string): string => phoneNumberOf(phoneNumber) ?? phoneNumber

/** Verification of a phone number with a code sent by SMS. */
export const phoneHandlers = (deps: Needs): Pick<Handlers, 'sendVerificationSms' | 'verifySmsCode'> => ({
  sendVerificationSms: async ({ body, customer }) => {
    const number = numberIn(body.phoneNumber)
    const now = deps.clock.security()
    await transact(deps.db, async (transaction) => {
      const code = await issueCode(transaction, customer.id, number, now)
      await countRequest(transaction, `sms:${customer.id}`, SMS_LIMIT, now)
      await sendSms(transaction, number, verificationSms(code), now)
    })
    return undefined
  },

  verifySmsCode: async ({ body, customer }) => {
    const number = numberIn(body.phoneNumber)
    if (!(await useCode(deps, customer.id, number, body.code, deps.clock.security())))
      throw new UserFriendlyError('Wrong verification code!')
    return undefined
  },
})
