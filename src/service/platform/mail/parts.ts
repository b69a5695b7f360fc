/** A name and its value, such as `Amount` and `₦250,000.00`. */
export type Fact = readonly [name: string, value: string]

/** A part of an email: a paragraph, a list of facts, one point with what is to be said of it, or what to do and where. */
export type Part =
  | string
  | { readonly facts: readonly Fact[] }
  | { readonly point: Fact }
  | { readonly action: string; readonly link: string }

/** What an email says under its subject: the greeting, then its parts, of which the first is also its preview. */
export type Content = { readonly greeting: string; readonly parts: readonly [string, ...Part[]] }

const inWords = ([name, value]: Fact): string => `${name}: ${value}`

/** A part in plain text, where what to do is said by the paragraph before the link. */
export const textOf = (part: Part): string => {
  if (typeof part === 'string') return part
  if ('facts' in part) return part.facts.map(inWords).join('\n')
  return 'point' in part ? inWords(part.point) : part.link
}
