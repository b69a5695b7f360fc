import { isLeft } from 'fp-ts/Either'
import type { Mixed } from 'io-ts'
import type { Violation } from './errors'
import { bindModel, withBlanks } from './model-binding'
import { violationsOf } from './violations'

/** The rules of a call beyond the shape of its body. */
type RulesOf = (body: unknown) => readonly (Violation | null)[]

const isWithin = (member: string, other: string): boolean =>
  member === other || member.startsWith(`${other}.`) || member.startsWith(`${other}[`)

/** Whether two violations are about the same field, or about a field and a part of it. */
const areRelated = (one: Violation, other: Violation): boolean =>
  one.members.some((member) => other.members.some((field) => isWithin(member, field) || isWithin(field, member)))

/**
 * Reads a body, with all its violations at once (requirement ABP-05): those of its shape, and those of the rules for the
 * fields that could be read.
 */
export const readBody = (
  codec: Mixed,
  value: unknown,
  rules: RulesOf,
): { readonly body: unknown; readonly violations: readonly Violation[] } => {
  const bound = bindModel(codec, value)
  const decoded = codec.decode(bound)
  const shape = isLeft(decoded) ? violationsOf(decoded.left) : []
  const isReadable = shape.every(({ members }) => members.length > 0)
  const body: unknown = isLeft(decoded) ? withBlanks(codec, bound) : decoded.right
  const broken = (isReadable ? rules(body) : []).filter((entry) => entry !== null)
  return { body, violations: [...shape, ...broken.filter((rule) => !shape.some((one) => areRelated(rule, one)))] }
}
