import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { RuleSet } from '../../domain/rules/rule-set'

/** What `/config.json` says, with defaults for what it leaves out. */
export type Configuration = {
  /** Origin of the server; empty: the page's own. */
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

/** The fields that have another type or value than the codec wants. */
const wrongFields = (errors: t.Errors): readonly string[] => [
  ...new Set(errors.flatMap(({ context }) => context.slice(1, 2).map(({ key }) => key))),
]

const isAddress = (text: string): boolean => {
  try {
    return new URL(text, 'http://localhost').protocol.startsWith('http')
  } catch {
    return false
  }
}

/** What is wrong in the file, for whoever runs the portal; `undefined` when it makes sense. */
const complaintAbout = (file: unknown): string | undefined => {
  const read = ConfigurationFile.decode(file)
  if (isLeft(read)) {
    const fields = wrongFields(read.left)
    return fields.length === 0 ? 'it is not an object' : `wrong value of ${fields.join(', ')}`
  }
  const { apiHost, widget } = read.right
  const broken = Object.entries({ apiHost, widget }).filter(([, value]) => value && !isAddress(value))
  return broken.length === 0 ? undefined : `${broken.map(([name]) => name).join(', ')} is no address`
}

/**
 * Reads the configuration once, when the first call needs it (requirement WIRE-04). A failed reading is tried again by
 * the next call; a file that makes no sense rejects, and `onWrong` hears what is wrong in it: no call can work then.
 */
export const makeConfiguration = (
  fetch: typeof globalThis.fetch,
  onWrong: (complaint: string) => void = () => undefined,
): (() => Promise<Configuration>) => {
  const refuse = (complaint: string): never => {
    onWrong(complaint)
    throw new Error(`/config.json: ${complaint}`)
  }
  const read = async (): Promise<Configuration> => {
    const response = await fetch('/config.json', { credentials: 'same-origin' })
    if (response.status >= 400 && response.status < 500) return refuse(`it was answered with ${String(response.status)}`)
    if (!response.ok) throw new Error(`config.json was answered with ${String(response.status)}`)
    const content: unknown = await response.json().catch((error: unknown) => {
      if (/^SyntaxError/.test(String(error))) return refuse('it is not JSON')
      throw error
    })
    const file = ConfigurationFile.decode(content)
    const complaint = complaintAbout(content)
    if (complaint !== undefined || isLeft(file)) return refuse(complaint ?? 'it has another shape')
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
