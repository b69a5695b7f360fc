import type { Errors, ValidationError } from 'io-ts'
import { OptionalType } from '../../contract/codecs'
import type { Violation } from './errors'

const camelCase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** The field of an error: `emailAddress`, `vehicles[0].makeId`; empty for the request as a whole. */
const fieldOf = ({ context }: ValidationError): string =>
  context
    .slice(1)
    .filter(({ key }) => key !== '')
    .reduce(
      (path, { key }) =>
        /^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? camelCase(key) : `${path}.${camelCase(key)}`,
      '',
    )

const isUnion = (type: object | undefined): boolean =>
  type instanceof OptionalType ? isUnion(type.type) : type !== undefined && '_tag' in type && type._tag === 'UnionType'

/** A union numbers its members, so errors name the union instead. */
const isUnionMember = (error: ValidationError): boolean => isUnion(error.context[error.context.length - 2]?.type)

const expectation: Readonly<Record<string, string>> = {
  date: 'a date such as 2025-06-16',
  id: 'an id',
  'fault kind': 'one of the kinds of fault',
  decision: 'approve or reject',
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
}

const expected = (error: ValidationError): string => {
  const entry = error.context[error.context.length - (isUnionMember(error) ? 2 : 1)]
  const name = (entry?.type.name ?? '').replace(/ \| missing$/, '')
  return (
    expectation[name] ?? (name.startsWith('Array<') ? 'a list' : /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`)
  )
}

const messageFor = (field: string, error: ValidationError): string => {
  if (field === '') return 'The request must be a JSON object.'
  const needsText = /^text of [1-9]/.test(error.context[error.context.length - 1]?.type.name ?? '')
  if (error.value === undefined || error.value === null || (needsText && error.value === ''))
    return `The ${field} field is required.`
  return `The field ${field} must be ${expected(error)}.`
}

const fieldWithoutUnion = (error: ValidationError): string =>
  isUnionMember(error) ? fieldOf({ ...error, context: error.context.slice(0, -1) }) : fieldOf(error)

/** The errors of a codec in ABP's format: one message for each field, members in camelCase. */
export const violationsOf = (errors: Errors): readonly Violation[] => {
  const byField = new Map<string, Violation>()
  for (const error of errors) {
    const field = fieldWithoutUnion(error)
    if (!byField.has(field))
      byField.set(field, { message: messageFor(field, error), members: field === '' ? [] : [field] })
  }
  return [...byField.values()]
}
