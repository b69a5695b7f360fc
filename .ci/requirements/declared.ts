import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { filesBelow } from '../files'
import { inRoot } from '../paths'

/** A test as its source declares it. `file` is seen from the root; `title` has the titles around it. */
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

/** The title as it is written; what a template inserts becomes an ellipsis. `undefined` where it is not literal. */
const literalTitle = (argument: ts.Expression | undefined): string | undefined => {
  if (argument === undefined) return undefined
  if (ts.isStringLiteralLike(argument)) return argument.text
  if (!ts.isTemplateExpression(argument)) return undefined
  return argument.head.text + argument.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/**
 * The tests that a source declares, in its order, read without running it. A title counts where it is literal: an id
 * that only a variable holds is not declared.
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

/** Every declared test below test/ in a file that names an id; test/tooling tries the ids themselves and proves none. */
export const declaredInTests = (): ReadonlyArray<DeclaredTest> =>
  filesBelow('test')
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('test/tooling/requirements'))
    .map((path) => [path, readFileSync(inRoot(path), 'utf8')] as const)
    .filter(([, source]) => namesAnId.test(source))
    .flatMap(([path, source]) => declaredTests(path, source))
