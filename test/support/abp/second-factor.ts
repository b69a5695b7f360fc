import { randomBytes, randomInt } from 'node:crypto'

export type Envelope = { readonly status: number; readonly body: object }

const answer = (result: unknown): Envelope => ({
  status: 200,
  body: { result, targetUrl: null, success: true, error: null, unAuthorizedRequest: false, __abp: true },
})

/** ABP's user-friendly error. */
const refusal = (message: string, details: string | null = null): Envelope => ({
  status: 500,
  body: {
    result: null,
    targetUrl: null,
    success: false,
    error: { code: 0, message, details, validationErrors: null },
    unAuthorizedRequest: false,
    __abp: true,
  },
})

export type LogInBody = {
  readonly userNameOrEmailAddress: string
  readonly twoFactorVerificationCode?: string | null
  readonly rememberClient?: boolean
  readonly twoFactorRememberClientToken?: string | null
}

type Factor = { readonly providers: readonly string[]; readonly recoveryCodes: Set<string>; app: string }
type Asked = { provider: string | undefined; code: string | undefined }

const FAILURES = 5

/**
 * The second factor of ASP.NET Zero's TokenAuth controller, in front of a server without one: a right password makes an
 * entry that SendTwoFactorAuthCode needs, the code is good once, and wrong ones count until the account is locked.
 */
export const secondFactors = () => {
  const factors = new Map<string, Factor>()
  const asked = new Map<string, Asked>()
  const failures = new Map<string, number>()
  const marks = new Map<string, string>()
  const sent: { readonly userId: string; readonly provider: string; readonly code: string }[] = []

  const isRight = ({ app, recoveryCodes }: Factor, entry: Asked | undefined, code: string): boolean => {
    if (entry === undefined) return false
    if (recoveryCodes.delete(code)) return true
    return entry.provider === 'GoogleAuthenticator' ? code === app : entry.code !== undefined && code === entry.code
  }

  /** `result` is the other server's answer to the password, which was right. */
  const logIn = (body: LogInBody, result: { readonly userId: string | number }): Envelope => {
    const factor = factors.get(body.userNameOrEmailAddress.trim().toLowerCase())
    const userId = String(result.userId)
    if (factor === undefined) return answer(result)
    const mark = body.twoFactorRememberClientToken
    if (mark && marks.get(mark) === userId) return answer(result)
    if ((failures.get(userId) ?? 0) >= FAILURES)
      return refusal('Login failed!', 'The user account has been locked out. Please try again later.')
    const code = body.twoFactorVerificationCode
    if (!code) {
      asked.set(userId, { provider: undefined, code: undefined })
      return answer({
        accessToken: null,
        encryptedAccessToken: null,
        expireInSeconds: 0,
        shouldResetPassword: false,
        passwordResetCode: null,
        userId: result.userId,
        requiresTwoFactorVerification: true,
        twoFactorAuthProviders: factor.providers,
        twoFactorRememberClientToken: null,
        returnUrl: null,
        refreshToken: null,
      })
    }
    if (!isRight(factor, asked.get(userId), code)) {
      failures.set(userId, (failures.get(userId) ?? 0) + 1)
      return refusal('Invalid security code!')
    }
    asked.delete(userId)
    failures.delete(userId)
    if (!body.rememberClient) return answer(result)
    const made = randomBytes(24).toString('base64url')
    marks.set(made, userId)
    return answer({ ...result, twoFactorRememberClientToken: made })
  }

  const sendCode = (body: { readonly userId: string | number; readonly provider: string }): Envelope => {
    const entry = asked.get(String(body.userId))
    if (entry === undefined) return refusal('The security code could not be sent. Please log in again.')
    entry.provider = body.provider
    if (body.provider !== 'GoogleAuthenticator') {
      entry.code = String(randomInt(100_000, 1_000_000))
      sent.push({ userId: String(body.userId), provider: body.provider, code: entry.code })
    }
    return answer(null)
  }

  return {
    logIn,
    sendCode,
    /** Turns the second factor on. `app` is the code that the authenticator app shows. */
    turnOn: (
      emailAddress: string,
      providers: readonly string[],
      recoveryCodes: readonly string[] = [],
      app = '246810',
    ) => {
      factors.set(emailAddress.toLowerCase(), { providers, recoveryCodes: new Set(recoveryCodes), app })
    },
    /** The codes that were sent, the newest last. */
    sent,
    /** As after two minutes: no code is good any more, and none is sent before another log-in. */
    expire: () => {
      asked.clear()
    },
    /** As a new password does. */
    forgetBrowsers: () => {
      marks.clear()
    },
  }
}
export type SecondFactors = ReturnType<typeof secondFactors>
