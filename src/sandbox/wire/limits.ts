import type { EndpointName } from '../../contract/table'

const MIB = 1024 * 1024

/** How large a body may be, in bytes, by the size that its row names. */
export const bodyLimits = { upload: 12 * MIB, normal: 64 * 1024 } as const

/** Calls that a stranger can repeat; each has a limit for one address. */
export const limited: ReadonlySet<EndpointName> = new Set([
  'authenticate',
  'register',
  'sendEmailActivationLink',
  'activateEmail',
  'sendVerificationSms',
  'verifySmsCode',
])
