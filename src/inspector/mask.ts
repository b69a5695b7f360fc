/** A value without personal data, as plain JSON, so that it can be posted to another window. */
export type Masked = string | number | boolean | null | readonly Masked[] | { readonly [key: string]: Masked }

/** Keys whose texts are members of enumerations, never personal data. Every other text is masked. */
const kinds = new Set([
  '_tag',
  'actorId',
  'field',
  'kind',
  'kycStatus',
  'part',
  'reported',
  'ruleSet',
  'screen',
  'status',
  'tag',
  'type',
  'when',
])

/** A member of an enumeration: one word, or several joined by hyphens, dots or underscores. */
const member = /^[A-Za-z][A-Za-z0-9]{0,30}([-._][A-Za-z0-9]{1,30}){0,8}$/

/** A larger number may be a phone number, an account number or another identifier. */
const longestNumber = 999_999

const maxDepth = 8
const maxMembers = 50

const maskedText = (key: string, text: string): string => {
  if (text === '') return ''
  return kinds.has(key) && member.test(text) ? text : '•••'
}

/** The name of a member; one that may be a number of somebody is masked. */
export const maskedKey = (key: string): string => (/^\w{1,40}$/.test(key) && !/\d{5}/.test(key) ? key : '•••')

/** JSON has no −0. */
const withoutMinusZero = (value: number): number => value + 0

const maskedMember = (key: string, value: unknown, depth: number): Masked => {
  if (value === undefined) return 'undefined'
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return maskedText(key, value)
  if (typeof value === 'number') return Math.abs(value) <= longestNumber ? withoutMinusZero(value) : '•••'
  if (typeof value === 'function') return 'a function'
  if (typeof value !== 'object') return '•••'
  if (depth >= maxDepth) return '…'
  if (Array.isArray(value)) return value.slice(0, maxMembers).map((item: unknown) => maskedMember(key, item, depth + 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return '(class instance)'
  const entries = Object.entries(value as Readonly<Record<string, unknown>>).slice(0, maxMembers)
  return Object.fromEntries(entries.map(([name, part]) => [maskedKey(name), maskedMember(name, part, depth + 1)]))
}

/**
 * Masks a context or an event for display. Booleans, short numbers and the members of enumerations under known keys
 * are unchanged; every other text becomes `•••`, but an empty one stays empty, to show which fields are filled in. `key`
 * is that of the value itself.
 */
export const mask = (value: unknown, key = ''): Masked => maskedMember(key, value, 0)

/** Masks an event; its type is no personal data. */
export const maskEvent = (event: {
  readonly type: string
}): { readonly type: string; readonly [key: string]: Masked } => {
  const masked = mask(event)
  const parts = typeof masked === 'object' && masked !== null && !Array.isArray(masked) ? masked : {}
  return { ...(parts as Readonly<Record<string, Masked>>), type: event.type }
}
