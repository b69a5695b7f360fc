import { isLeft } from 'fp-ts/Either'
import type { Mixed } from 'io-ts'
import { refuseIfAny, type Violation } from './errors'
import { bindModel, withBlanks } from './model-binding'
import { violationsOf } from './violations'

/** The rules of a call beyond the shape of its body. */
type RulesOf = (body: unknown) => readonly (Violation | null)[]

const MOST_VIOLATIONS = 50

/** A field and everything that it is a part of: `building`, `building[0]` and `building[0].city`. */
const withWholes = (field: string): readonly string[] => [
  ...[...field.matchAll(/[.[]/g)].map(({ index }) => field.slice(0, index)),
  field,
]

const membersOf = (violations: readonly Violation[]): readonly string[] => violations.flatMap(({ members }) => members)

/** The violations that are neither about a field of the others, nor about a part or a whole of one. */
const unrelated = (violations: readonly Violation[], others: readonly Violation[]): readonly Violation[] => {
  const fields = new Set(membersOf(others))
  const wholes = new Set(membersOf(others).flatMap(withWholes))
  const isRelated = (member: string) => wholes.has(member) || withWholes(member).some((whole) => fields.has(whole))
  return violations.filter(({ members }) => !members.some(isRelated))
}

/**
 * Reads a body. @throws InvalidRequestError with all its violations at once, at most fifty: those of
 * its shape, and those of the rules for the fields that could be read
 */
export const readBody = (codec: Mixed, value: unknown, rules: RulesOf): unknown => {
  const bound = bindModel(codec, value)
  const decoded = codec.decode(bound)
  const shape = isLeft(decoded) ? violationsOf(decoded.left) : []
  const isReadable = shape.every(({ members }) => members.length > 0)
  const body: unknown = isLeft(decoded) ? withBlanks(codec, bound) : decoded.right
  const broken = (isReadable ? rules(body) : []).filter((entry) => entry !== null)
  refuseIfAny([...shape, ...unrelated(broken, shape)].slice(0, MOST_VIOLATIONS))
  return body
}
