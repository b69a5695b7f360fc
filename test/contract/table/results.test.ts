import * as t from 'io-ts'
import { OptionalType } from '../../../src/contract/codecs'
import { endpoints } from '../../../src/contract/table'

/** The structures of a codec that send whatever an object has. */
const openIn = (codec: unknown): readonly string[] => {
  if (codec instanceof OptionalType) return openIn(codec.type)
  if (codec instanceof t.ExactType)
    return codec.type instanceof t.InterfaceType ? Object.values(codec.type.props as t.AnyProps).flatMap(openIn) : []
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType || codec instanceof t.IntersectionType)
    return [codec.name]
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return openIn(codec.type)
  if (codec instanceof t.DictionaryType) return openIn(codec.codomain)
  if (codec instanceof t.UnionType && Array.isArray(codec.types)) return codec.types.flatMap(openIn)
  return []
}

test('no result sends more of a row than the fields of its codec', () => {
  expect(Object.entries(endpoints).flatMap(([name, { result }]) => openIn(result).map((open) => [name, open]))).toEqual(
    [],
  )
  expect(openIn(t.strict({ items: t.readonlyArray(t.type({ id: t.number }, 'row')) }))).toEqual(['row'])
})

test('what a row has beyond the fields of its codec is not sent, in lists too', () => {
  const rows = t.strict({ items: t.readonlyArray(t.strict({ id: t.number })) })
  const row = { id: 1, passwordHash: 'canary' }
  const found = { items: [row], owner: 'canary' }
  expect(rows.encode(found)).toEqual({ items: [{ id: 1 }] })
})
