/** The members that say which of several shapes an object has. */
const discriminators = ['kind', 'part']

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : `a ${typeof value}`

/**
 * How a payload differs from a sample of its event: members that are missing, unknown, or of another kind. Nothing is
 * known about a member that the sample leaves undefined, and about the rest of an object of another shape.
 */
export const payloadErrors = (sample: unknown, payload: unknown, path = ''): readonly string[] => {
  if (sample === undefined) return []
  if (Array.isArray(sample) && Array.isArray(payload))
    return payload.flatMap((one, index) => payloadErrors(sample[0], one, `${path}[${String(index)}]`))
  if (!isObject(sample) || !isObject(payload))
    return kindOf(sample) === kindOf(payload)
      ? []
      : [`${path || 'the event'} is ${kindOf(payload)} instead of ${kindOf(sample)}`]
  if (discriminators.some((key) => key in sample && typeof payload[key] === 'string' && payload[key] !== sample[key]))
    return []
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`)
  return [
    ...Object.entries(sample).flatMap(([key, value]) => {
      if (value === undefined) return []
      return key in payload ? payloadErrors(value, payload[key], at(key)) : [`${at(key)} is missing`]
    }),
    ...Object.keys(payload)
      .filter((key) => !(key in sample))
      .map((key) => `${at(key)} is unknown`),
  ]
}
