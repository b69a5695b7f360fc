import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { RuleSet } from '../../domain/rules/rule-set'

/** The content of `/config.json`, with defaults for missing fields. */
export type Configuration = {
  /** Origin of the server; empty for the page's own origin. */
  readonly apiHost: string
  /** Address of the payment widget. */
  readonly widget: string
  readonly ruleSet: RuleSet
  readonly tenantHeader: string | undefined
}

const missing = t.union([t.undefined, t.null])
const ConfigurationFile = t.type({
  apiHost: t.union([t.string, missing]),
  widget: t.union([t.string, missing]),
  ruleSet: t.union([t.literal('corrected'), t.literal('observed'), missing]),
  tenantHeader: t.union([t.string, missing]),
})

/** The fields whose type or value does not match the codec. */
const invalidFields = (errors: t.Errors): readonly string[] => [
  ...new Set(errors.flatMap(({ context }) => context.slice(1, 2).map(({ key }) => key))),
]

const isAddress = (text: string): boolean => {
  try {
    return new URL(text, 'http://localhost').protocol.startsWith('http')
  } catch {
    return false
  }
}

/** Why the file is invalid, for whoever operates the portal; `undefined` if it is valid. */
const validationError = (file: unknown): string | undefined => {
  const read = ConfigurationFile.decode(file)
  if (isLeft(read)) {
    const fields = invalidFields(read.left)
    return fields.length === 0 ? 'it is not an object' : `wrong value of ${fields.join(', ')}`
  }
  const { apiHost, widget } = read.right
  const broken = Object.entries({ apiHost, widget }).filter(([, value]) => value && !isAddress(value))
  return broken.length === 0 ? undefined : `${broken.map(([name]) => name).join(', ')} is not an address`
}

/**
 * Reads the configuration once, for the first call. After a failure the next call reads it again.
 * An invalid file rejects and is reported to `onInvalid`, since no call can succeed without a configuration.
 */
export const makeConfiguration = (
  fetch: typeof globalThis.fetch,
  onInvalid: (reason: string) => void = () => undefined,
): (() => Promise<Configuration>) => {
  const throwUnusable = (reason: string): never => {
    onInvalid(reason)
    throw new Error(`/config.json: ${reason}`)
  }
  const read = async (): Promise<Configuration> => {
    const response = await fetch('/config.json', { credentials: 'same-origin' })
    if (response.status >= 400 && response.status < 500)
      return throwUnusable(response.status === 404 ? 'it is missing' : 'the server refuses to send it')
    if (!response.ok) throw new Error(`config.json was answered with ${String(response.status)}`)
    const content: unknown = await response.json().catch((error: unknown) => {
      if (/^SyntaxError/.test(String(error))) return throwUnusable('its syntax is wrong')
      throw error
    })
    const file = ConfigurationFile.decode(content)
    const reason = validationError(content)
    if (reason !== undefined || isLeft(file)) return throwUnusable(reason ?? 'it has another shape')
    const { apiHost, widget, ruleSet, tenantHeader } = file.right
    return {
      apiHost: apiHost ?? '',
      widget: widget ?? '',
      ruleSet: ruleSet ?? 'corrected',
      tenantHeader: tenantHeader || undefined,
    }
  }
  let reading: Promise<Configuration> | undefined
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}
