import type { Mixed } from 'io-ts'
import { visibleText } from '../../domain/values/visible-text'

const namesOf = (codec: unknown): readonly string[] => {
  if (typeof codec !== 'object' || codec === null) return []
  if ('props' in codec && typeof codec.props === 'object' && codec.props !== null) return Object.keys(codec.props)
  return 'type' in codec ? namesOf(codec.type) : []
}

/** What can be seen of the first value of a repeated parameter: PostgreSQL cannot store NUL, for one. */
const first = (value: unknown): unknown => {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === 'string' ? visibleText(one) : one
}

/** Renames the parameters of a query to the codec's spelling, because ABP matches them case-insensitively. */
export const withKnownNames = (codec: Mixed | object, query: unknown): Record<string, unknown> => {
  const given = typeof query === 'object' && query !== null ? Object.entries(query) : []
  // Of a name in several spellings the first counts too.
  const byLowerCase = new Map(given.toReversed().map(([name, value]) => [name.toLowerCase(), first(value)]))
  return Object.fromEntries(
    namesOf(codec).flatMap((name) => {
      const value = byLowerCase.get(name.toLowerCase())
      return value === undefined || value === '' ? [] : [[name, value] as const]
    }),
  )
}
