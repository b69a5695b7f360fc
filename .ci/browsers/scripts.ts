import { parseSync, types } from '@babel/core'
import { isKnownSyntax, newerThan, type Newer, type Oldest } from './newer'

/** The forms of the language that a script of today may have, by their places in MDN's data. */
const syntax: Readonly<Record<string, (node: types.Node) => boolean>> = {
  'classes.static.initialization_blocks': (node) => types.isStaticBlock(node),
  'regular_expressions.lookbehind_assertion': (node) => types.isRegExpLiteral(node) && /\(\?<[=!]/.test(node.pattern),
  'regular_expressions.modifier': (node) => types.isRegExpLiteral(node) && /\(\?[a-z]*-?[a-z]+:/.test(node.pattern),
  'builtins.RegExp.unicodeSets': (node) => types.isRegExpLiteral(node) && node.flags.includes('v'),
  'statements.using': (node) => types.isVariableDeclaration(node) && /using/.test(node.kind),
  'statements.import.import_attributes': (node) =>
    types.isImportDeclaration(node) && (node.attributes ?? []).length > 0,
}

const globalObjects = new Set(['window', 'self', 'globalThis'])

/** The name of a property that the code itself says: `a.b`, `a['b']`. */
const nameIn = (key: types.Node, computed: boolean): string | undefined => {
  if (types.isStringLiteral(key)) return key.value
  return !computed && types.isIdentifier(key) ? key.name : undefined
}

/** The key of a property or method, which is no use of a global of the same name. */
const keyNodeOf = (node: types.Node): types.Node | undefined => {
  if (types.isMemberExpression(node) || types.isOptionalMemberExpression(node))
    return node.computed ? undefined : node.property
  if ('key' in node && !('computed' in node && node.computed)) return node.key
  // A question whether something exists is no use of it.
  return types.isUnaryExpression(node) && node.operator === 'typeof' ? node.argument : undefined
}

/**
 * What a script uses that is newer than these browsers: globals, members of named objects (`AbortSignal.any`), members
 * that only newer objects of the language have (`.toSorted`), and forms of the language. A member of any other object is
 * not seen, since a script does not say what its objects are.
 */
export const newerIn = (script: string, oldest: Oldest, newer: Newer = newerThan(oldest)): ReadonlyArray<string> => {
  const program = parseSync(script, { babelrc: false, configFile: false, sourceType: 'unambiguous' })
  if (program === null) throw new Error('nothing was parsed')
  const unknown = Object.entries(syntax).filter(([place]) => !isKnownSyntax(place, oldest))
  const found = new Set<string>()
  const keys = new WeakSet<types.Node>()
  types.traverseFast(program, (node) => {
    const key = keyNodeOf(node)
    if (key !== undefined) keys.add(key)
    for (const [place, isThis] of unknown) if (isThis(node)) found.add(place)
    if (types.isIdentifier(node) && newer.globals.has(node.name) && !keys.has(node)) found.add(node.name)
    if (!types.isMemberExpression(node) && !types.isOptionalMemberExpression(node)) return
    const [name, object] = [nameIn(node.property, node.computed), node.object]
    if (name === undefined) return
    const owner = types.isIdentifier(object) ? object.name : ''
    if (globalObjects.has(owner) && newer.globals.has(name)) found.add(name)
    else if (newer.members.has(`${owner}.${name}`)) found.add(`${owner}.${name}`)
    else if (newer.ofLanguage.has(name) && !globalObjects.has(owner)) found.add(`.${name}`)
  })
  return [...found].sort()
}
