import type { Mixed } from 'io-ts'

/** The parameter names that a query codec knows. */
const namesOf = (codec: unknown): readonly string[] => {
  if (typeof codec !== 'object' || codec === null) return []
  if ('props' in codec && typeof codec.props === 'object' && codec.props !== null) return Object.keys(codec.props)
  return 'type' in codec ? namesOf(codec.type) : []
}

/** The first of several values of one name, without the character that PostgreSQL cannot keep. */
const first = (value: unknown): unknown => {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === 'string' ? one.replaceAll('\0', '') : one
}

/** Brings the names of a query to the codec's own spelling: ABP matches them without regard to case. */
export const withKnownNames = (codec: Mixed | object, query: unknown): Record<string, unknown> => {
  const given = typeof query === 'object' && query !== null ? Object.entries(query) : []
  const byLowerCase = new Map(given.map(([name, value]) => [name.toLowerCase(), first(value)]))
  return Object.fromEntries(
    namesOf(codec).flatMap((name) => {
      const value = byLowerCase.get(name.toLowerCase())
      return value === undefined || value === '' ? [] : [[name, value] as const]
    }),
  )
}
