import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { filesBelow } from '../files'
import { inRoot } from '../paths'

/** A test in the sources. `file` is relative to the root; `title` includes the enclosing titles. */
export type DeclaredTest = { readonly file: string; readonly title: string }

/** The names in `test.describe.each(rows)`: test, describe, each. */
const namesOf = (callee: ts.Expression): ReadonlyArray<string> => {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return namesOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag)
  return []
}

const modifiers = new Set(['describe', 'each', 'concurrent', 'serial', 'parallel'])

const isDeclaration = (callee: ts.Expression): boolean => {
  const [root = '', ...rest] = namesOf(callee)
  return ['describe', 'it', 'test'].includes(root) && rest.every((name) => modifiers.has(name))
}

const isGroup = (callee: ts.Expression): boolean => namesOf(callee).includes('describe')

/** The literal title, with an ellipsis for interpolated values. `undefined` if it is not literal. */
const literalTitle = (argument: ts.Expression | undefined): string | undefined => {
  if (argument === undefined) return undefined
  if (ts.isStringLiteralLike(argument)) return argument.text
  if (!ts.isTemplateExpression(argument)) return undefined
  return argument.head.text + argument.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/**
 * Parses the tests of a source, in its order, without running it. Only literal titles count: an id in a variable is not
 * found.
 */
export const declaredTests = (file: string, source: string): ReadonlyArray<DeclaredTest> => {
  const found: Array<DeclaredTest> = []
  const visit = (node: ts.Node, around: ReadonlyArray<string>): void => {
    if (ts.isCallExpression(node) && isDeclaration(node.expression)) {
      const title = literalTitle(node.arguments[0])
      if (title !== undefined) {
        const titles = [...around, title]
        if (!isGroup(node.expression)) found.push({ file, title: titles.join(' › ') })
        else for (const argument of node.arguments.slice(1)) visit(argument, titles)
        return
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, around)
    })
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false), [])
  return found
}

const namesAnId = /\[[A-Z]+-\d/

/** Every test in files with an id. test/tooling is excluded, because it tests this check with ids that prove nothing. */
export const declaredInTests = (): ReadonlyArray<DeclaredTest> =>
  filesBelow('test')
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('test/tooling/requirements'))
    .map((path) => [path, readFileSync(inRoot(path), 'utf8')] as const)
    .filter(([, source]) => namesAnId.test(source))
    .flatMap(([path, source]) => declaredTests(path, source))
