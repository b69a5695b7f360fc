import type { EndpointName } from '../../contract/table'

export const MIB = 1024 * 1024

/** The maximum body in bytes, by the size of the row. */
export const bodyLimits = { upload: 12 * MIB, normal: 64 * 1024 } as const

/** The calls that work without log-in, hash a password or send an SMS: they are limited for each address. */
export const limited: ReadonlySet<EndpointName> = new Set([
  'authenticate',
  'register',
  'sendEmailActivationLink',
  'activateEmail',
  'sendPasswordResetCode',
  'resetPassword',
  'changePassword',
  'sendVerificationSms',
  'verifySmsCode',
])
