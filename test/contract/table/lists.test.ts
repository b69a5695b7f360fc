import * as t from 'io-ts'
import { ListType } from '../../../src/contract/list'
import { endpoints } from '../../../src/contract/table'

/** The codecs inside another one, each by its name in it. */
const innerOf = (codec: unknown): readonly (readonly [name: string, inner: unknown])[] => {
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) return Object.entries(codec.props as object)
  if (codec instanceof t.UnionType || codec instanceof t.IntersectionType)
    return (codec.types as unknown[]).map((inner) => ['', inner])
  return typeof codec === 'object' && codec !== null && 'type' in codec ? [['', codec.type]] : []
}

/** Everything of unlimited length or number in a body that is not a text. */
const isUnlimited = (codec: unknown): boolean =>
  (codec instanceof t.ArrayType && !(codec instanceof ListType)) ||
  codec instanceof t.ReadonlyArrayType ||
  codec instanceof t.DictionaryType ||
  codec instanceof t.AnyArrayType ||
  codec instanceof t.AnyDictionaryType

type Found = { readonly path: string; readonly codec: unknown }

const codecsIn = (codec: unknown, path: string): readonly Found[] => [
  { path, codec },
  ...innerOf(codec).flatMap(([name, inner]) => codecsIn(inner, name === '' ? path : `${path}.${name}`)),
]

const inBodies = Object.entries(endpoints).flatMap(([name, { body }]) => codecsIn(body, name))

test('[RUN-07: lists] every list in a body has its maximum in the contract', () => {
  expect(inBodies.filter(({ codec }) => isUnlimited(codec)).map(({ path }) => path)).toEqual([])
  expect(
    inBodies.flatMap(({ path, codec }) => (codec instanceof ListType ? [`${path}: ${String(codec.maximum)}`] : [])),
  ).toEqual([
    'saveMedical.medicalAnswers: 100',
    'vehicleQuote.vehicles: 20',
    'homeQuote.building: 5',
    'homeQuote.building.items: 50',
  ])
})
