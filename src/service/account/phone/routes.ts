import type { Database } from '../../platform/database/database'
import { nowOf, type Clock } from '../../platform/clock/clock'
import type { SendKeys } from '../send-keys'
import { countSending } from '../send-limits'
import { transact } from '../../platform/database/transaction'
import { verificationSms } from './verification-sms'
import { sendSms } from '../../platform/mail/repository'
import { UserFriendlyError, violation } from '../../wire/errors'
import type { Handlers, Rules } from '../../wire/handler'
import { holdCode, issueCode, useCode, type OnNumberChanged } from './repository'
import { SMS_LIMIT } from './rules'
import { canGetCodes, phoneNumberOf } from '../../platform/phone-number'
import { recorderOf } from '../../platform/log/events'

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly sendKeys: SendKeys
  readonly onNumberChanged: OnNumberChanged
}

const numberRule = ({ body }: { readonly body: { readonly phoneNumber: string } }) => [
  phoneNumberOf(body.phoneNumber) === undefined ? violation('phoneNumber', 'Please enter a valid phone number') : null,
]

const NO_MOBILE = 'We cannot send codes to this number. Use a mobile number.'

export const phoneRules: Rules = {
  sendVerificationSms: (call) => {
    const { phoneNumber } = call.body
    const isRefused = phoneNumberOf(phoneNumber) !== undefined && !canGetCodes(phoneNumber)
    return [...numberRule(call), isRefused ? violation('phoneNumber', NO_MOBILE) : null]
  },
  verifySmsCode: numberRule,
}

/** The number in E.164; the rules have rejected any other text. */
const numberIn = (phoneNumber: string): string => phoneNumberOf(phoneNumber) ?? phoneNumber

/** Verification of a phone number with a code sent by SMS. */
export const phoneHandlers = (deps: Needs): Pick<Handlers, 'sendVerificationSms' | 'verifySmsCode'> => ({
  sendVerificationSms: async ({ body, customer, request }) => {
    const number = numberIn(body.phoneNumber)
    const { security, steady } = nowOf(deps.clock)
    const owner =
      customer.verifiedPhone === number ? ({ customerId: customer.id, from: 'session' } as const) : undefined
    const sooner = { key: `sms:${customer.id}`, limit: SMS_LIMIT }
    await transact(deps.db, async (transaction) => {
      if (await countSending(transaction, deps.sendKeys.ofNumber(number, owner), sooner, steady)) {
        const code = await issueCode(transaction, customer.id, number, steady)
        await sendSms(transaction, number, verificationSms(code), security)
      } else {
        await holdCode(transaction, customer.id, number, steady)
        recorderOf(request)('limit-reached', { reason: 'number' })
      }
    })
    return undefined
  },

  verifySmsCode: async ({ body, customer, request }) => {
    const number = numberIn(body.phoneNumber)
    const isRight = await useCode(deps, customer.id, number, body.code, nowOf(deps.clock))
    if (isRight) recorderOf(request)('phone-verified')
    else recorderOf(request)('code-refused', { reason: 'sms' })
    if (!isRight) throw new UserFriendlyError('Wrong verification code!')
    return undefined
  },
})
