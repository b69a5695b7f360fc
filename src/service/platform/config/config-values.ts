import { left, right, type Either } from 'fp-ts/Either'
import { isEmail } from '../../../domain/values/email'
import { isLocal } from './local-host'

/** Parsers of configuration values; `left` is a sentence that names the variable. */

export const wholeNumber = (name: string, text: string, minimum: number, maximum: number): Either<string, number> => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= minimum && value <= maximum
    ? right(value)
    : left(`${name} must be a whole number from ${minimum} to ${maximum}, not "${text}"`)
}

/** A number of seconds up to a week, or `off`. */
export const secondsOrOff = (name: string, text: string): Either<string, number | undefined> => {
  if (text === 'off') return right(undefined)
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return value <= 604_800
    ? right(value)
    : left(`${name} must be a number of seconds up to 604800, or off, not "${text}"`)
}

export const portNumber = (name: string, text: string): Either<string, number> => wholeNumber(name, text, 0, 65_535)

/** A port that may be left out. */
export const portIfAny = (name: string, text: string | undefined): Either<string, number | undefined> =>
  text === undefined ? right(undefined) : portNumber(name, text)

export const anyOf = <T extends string>(name: string, allowed: readonly T[], text: string): Either<string, T> => {
  const found = allowed.find((entry) => entry === text)
  return found === undefined ? left(`${name} must be one of ${allowed.join(', ')}, not "${text}"`) : right(found)
}

export const switchOf = (name: string, text: string): Either<string, boolean> => {
  if (['on', 'true', '1', 'yes'].includes(text.toLowerCase())) return right(true)
  if (['off', 'false', '0', 'no'].includes(text.toLowerCase())) return right(false)
  return left(`${name} must be on or off, not "${text}"`)
}

/** An origin such as `https://portal.example`, without a path. */
export const origin = (name: string, text: string | undefined): Either<string, string | undefined> => {
  if (text === undefined) return right(undefined)
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol)
    ? right(url.origin)
    : left(`${name} must be an address such as https://host:port, not "${text}"`)
}

/** Whether what is sent to this origin is encrypted, or does not leave this machine. */
const isPrivate = (address: string): boolean => {
  const url = new URL(address)
  return url.protocol === 'https:' || isLocal(url)
}

/** The first of these settings whose origin would be reached in clear text from another machine. */
export const inClearText = (origins: Readonly<Record<string, string | undefined>>): string | undefined =>
  Object.entries(origins).find(([, address]) => address !== undefined && !isPrivate(address))?.[0]

/** The address of a mail server. The errors do not repeat the value, since it may contain a password. */
export const smtpUrl = (name: string, text: string | undefined): Either<string, string | undefined> => {
  if (text === undefined) return right(undefined)
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    return left(`${name} must be an address such as smtp://user:password@host:587`)
  return url.search === '' || (url.search === '?tls=off' && url.protocol === 'smtp:')
    ? right(text)
    : left(`${name} can only end in ?tls=off, and only with smtp://: letters and the password then travel unencrypted`)
}

/** A domain, or an address in brackets: what a mail server takes for a name (RFC 5321, 4.1.3). */
const SMTP_NAME = /^([a-z\d-]{1,63}(\.[a-z\d-]{1,63}){0,9}|\[(IPv6:)?[\da-f:.]{2,45}\])$/i

export const mailServerName = (name: string, text: string | undefined): Either<string, string | undefined> =>
  text === undefined || SMTP_NAME.test(text)
    ? right(text)
    : left(`${name} must be a host name such as portal.example, or an address in brackets, not "${text}"`)

export const mailAddress = (name: string, text: string): Either<string, string> =>
  isEmail(text) ? right(text) : left(`${name} must be an email address, not "${text}"`)
