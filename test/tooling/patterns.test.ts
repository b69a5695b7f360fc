import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSafePattern } from 'redos-detector'
import ts from 'typescript'
import { addressPattern, accountAddresses, openAddresses } from '../../src/ui/routes/addresses'

/** Where patterns are put together at run time, and why each takes linear time. */
const constructors: Readonly<Record<string, string>> = {
  'src/domain/values/email.ts': 'it sees at most 256 characters',
  'src/service/portal/pages.ts': 'the patterns of addresses, which are tested below',
}

/** The pattern of an address that the detector refuses: what stands between two slashes can be read in two ways, no more. */
const TWO_WAYS = '^/register/verifyEmail(/[^/]+)?(/[^/]+)?/*$'

jest.setTimeout(120_000)

type Pattern = { readonly file: string; readonly source: string; readonly flags: string }

/** The lookaheads and lookbehinds of a pattern, which the detector does not read, with what they contain. */
const lookarounds = (source: string): readonly string[] => {
  const [found, open]: [string[], number[]] = [[], []]
  for (let at = 0, inClass = false; at < source.length; at += 1) {
    const character = source[at]
    if (character === '\\') at += 1
    else if (inClass) inClass = character !== ']'
    else if (character === '[') inClass = true
    else if (character === '(') open.push(at)
    else if (character === ')') found.push(source.slice(open.pop(), at))
  }
  return found.filter((group) => /^\(\?<?[=!]/.test(group))
}

/** Whether a pattern repeats something without a limit. */
const isUnlimited = (source: string): boolean => /[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, 'x'))

/**
 * Whether every search takes time linear in the text. A search begins again at each character, which the detector knows:
 * `\s+$` is one of the slow ones.
 */
const isLinear = ({ source, flags }: Omit<Pattern, 'file'>): boolean =>
  !lookarounds(source).some(isUnlimited) &&
  isSafePattern(source, {
    caseInsensitive: flags.includes('i'),
    dotAll: flags.includes('s'),
    multiLine: flags.includes('m'),
    unicode: flags.includes('u'),
  }).safe

/** Where a customer's text meets the service. Elsewhere it is the customer's own browser that would wait. */
const layers = ['domain', 'contract', 'service']

const files = layers.flatMap((layer) =>
  readdirSync(join('src', layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('src', layer, name)),
)

const nodesOf = (file: string): readonly ts.Node[] => {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

const nodes = files.flatMap((file) => nodesOf(file).map((node) => ({ file, node })))

const literals = nodes.flatMap(({ file, node }): readonly Pattern[] => {
  if (!ts.isRegularExpressionLiteral(node)) return []
  const end = node.text.lastIndexOf('/')
  return [{ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) }]
})

const isConstructed = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && /^(globalThis\.)?RegExp$/.test(node.expression.getText())

describe('[RUN-07: patterns] patterns', () => {
  test('of service, contract and domain take time linear in the text', () => {
    expect(literals.length).toBeGreaterThan(50)
    expect(literals.filter((pattern) => !isLinear(pattern))).toEqual([])
  })

  test('that are put together at run time are those of addresses, and one that sees short texts alone', () => {
    const constructed = nodes.filter(({ node }) => isConstructed(node)).map(({ file }) => file)
    expect([...new Set(constructed)].sort()).toEqual(Object.keys(constructors).sort())
    const patterns = [...openAddresses, ...accountAddresses].map((address) => ({
      source: addressPattern(address),
      flags: 'i',
    }))
    expect(patterns.filter((pattern) => !isLinear(pattern))).toEqual([{ source: TWO_WAYS, flags: 'i' }])
  })

  test.each([
    '^(a+)+$',
    String.raw`\s*,\s*`,
    String.raw`\s+$`,
    String.raw`\/+$`,
    'a.*b',
    String.raw`\B(?=(\d{3})+$)`,
    '(?<=a[)]{2,})b',
  ])('such as %s are found', (source) => {
    expect(isLinear({ source, flags: '' })).toBe(false)
  })

  test.each([String.raw`^\s+$`, String.raw`[^\s-]+`, '[(?=a+)]b', String.raw`\((?=a{2})b`])(
    'such as %s are fine',
    (source) => {
      expect(isLinear({ source, flags: '' })).toBe(true)
    },
  )
})
