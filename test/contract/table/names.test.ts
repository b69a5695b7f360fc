import type { Endpoint } from '../../../src/contract/endpoint'
import { endpoints } from '../../../src/contract/table'

type Codec = {
  readonly _tag?: string
  readonly name: string
  readonly type?: Codec
  readonly types?: readonly Codec[]
  readonly props?: Readonly<Record<string, Codec>>
}

/** A codec and what it consists of. */
const partsOf = (codec: Codec): readonly Codec[] => {
  // An exact structure has the name, and the structure in it has none.
  const structure = codec._tag === 'ExactType' && codec.type !== undefined ? codec.type : codec
  const parts = structure.props
    ? Object.values(structure.props)
    : [...(structure.types ?? []), ...(structure.type ? [structure.type] : [])]
  return [codec, ...parts.flatMap(partsOf)]
}

const rows = Object.values(endpoints) as unknown as readonly Endpoint[]
const codecsOf = ({ query, body, result }: Endpoint) => [query, body, result] as unknown as readonly Codec[]
const isStructure = ({ _tag }: Codec) => _tag === 'ExactType' || _tag === 'InterfaceType'

/** OpenAPI calls a structure by this name, and so does a message about a field that is not one. */
test.each(rows.map((row) => [row.name, row] as const))(
  '[WIRE-05] every structure of %s has a name of plain words',
  (_, row) => {
    const names = codecsOf(row)
      .flatMap(partsOf)
      .filter(isStructure)
      .map(({ name }) => name)
    expect(names.filter((name) => !/^[A-Za-z][A-Za-z -]*$/.test(name))).toEqual([])
  },
)

test('the only calls that change something with GET are the log-out, and the token of the widget', () => {
  expect(rows.filter(({ method, writes }) => method === 'GET' && writes).map(({ name }) => name)).toEqual([
    'TokenAuth/LogOut',
    'TokenAuth/Getaccess',
  ])
})
