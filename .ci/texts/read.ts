import ts from 'typescript'
import { isSentence, isWords } from './words'

/** Attributes and properties whose short values are for machines; a sentence in them is still for people. */
const codeNames = new Set([
  '_tag',
  'autoComplete',
  'className',
  'data-testid',
  'event',
  'href',
  'htmlFor',
  'icon',
  'id',
  'inputMode',
  'key',
  'kind',
  'method',
  'name',
  'path',
  'preserveAspectRatio',
  'rel',
  'role',
  'size',
  'src',
  'style',
  'target',
  'tone',
  'type',
  'url',
  'viewBox',
])

/** Functions whose arguments only developers read. */
const codeCalls = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'Symbol',
  'font',
  'header',
  'keyof',
  'querySelectorAll',
  'strict',
])

const comparisons = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]

const collapsed = (text: string): string => text.replace(/\s+/g, ' ')

/** A short name for the value of an expression: `{seconds}` for `seconds`, `props.seconds` and `String(seconds)`. */
const nameOf = (node: ts.Node): string => {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isNonNullExpression(node)) return nameOf(node.expression)
  if (!ts.isCallExpression(node)) return '…'
  const [value] = node.arguments
  return nameOf(node.expression) === 'String' && value !== undefined ? nameOf(value) : nameOf(node.expression)
}

const templateText = ({ head, templateSpans }: ts.TemplateExpression): string =>
  head.text + templateSpans.map(({ expression, literal }) => `{${nameOf(expression)}}${literal.text}`).join('')

const literalText = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? templateText(node) : undefined

/** The attribute or property that a literal is a value of, also inside `a ? 'One' : 'Other'`. */
const namedBy = ({ parent }: ts.Node): string | undefined => {
  if (ts.isJsxAttribute(parent)) return parent.name.getText()
  if (ts.isPropertyAssignment(parent)) return parent.name.getText()
  if (ts.isJsxExpression(parent) || ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent))
    return namedBy(parent)
  return undefined
}

/** Whether the place of a literal says that it is code: an import, a type, a key, a comparison, an error for developers. */
const isInCode = (node: ts.Node): boolean => {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent) || ts.isTaggedTemplateExpression(parent))
    return true
  if (ts.isBinaryExpression(parent) && comparisons.includes(parent.operatorToken.kind)) return true
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true
  return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && codeCalls.has(nameOf(parent.expression))
}

/** Subtrees without texts for customers: examples of the API's document, and what machines say of their states. */
const isForDevelopers = (node: ts.Node, file: string): boolean =>
  ts.isPropertyAssignment(node) &&
  (['example', 'examples'].includes(node.name.getText()) ||
    (file.startsWith('src/machines/') && node.name.getText() === 'description'))

const readAttributes = /(?:aria-label|placeholder|title|alt)="([^"]+)"/g

/** The texts of HTML: what stands between its tags, and the attributes that are read. */
const htmlTexts = (source: string): ReadonlyArray<string> => [
  ...source.split(/<(?!\/?(?:a|b|em|strong|span)\b)[^>]*>/).map((part) => part.replace(/<[^>]*>/g, '')),
  ...[...source.matchAll(readAttributes)].map(([, text = '']) => text),
]

type Element = ts.JsxElement | ts.JsxFragment

const isElement = (node: ts.Node): node is Element => ts.isJsxElement(node) || ts.isJsxFragment(node)

const hasOwnText = ({ children }: Element): boolean =>
  children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text))

/** The text of an element as one sentence, together with the elements in it that hold text alone: links, say. */
const sentenceOf = (node: Element, joined: Set<ts.Node>): string =>
  node.children
    .map((child) => {
      if (ts.isJsxText(child)) return collapsed(child.text)
      if (ts.isJsxExpression(child) && child.expression !== undefined) {
        const text = literalText(child.expression)
        if (text !== undefined) joined.add(child.expression)
        return text ?? `{${nameOf(child.expression)}}`
      }
      if (!ts.isJsxElement(child) || !child.children.every((inner) => ts.isJsxText(inner))) return '{…}'
      joined.add(child)
      return sentenceOf(child, joined)
    })
    .join('')
    .replace(/^(\s*\{…\})+|(\{…\}\s*)+$/g, '')

/**
 * The texts of a source that people read, in its order, by its syntax tree and without running it: JSX text, HTML
 * templates, and literals that read as words and do not stand where only code can stand.
 */
export const textsIn = (file: string, source: string): ReadonlyArray<string> => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found = new Set<string>()
  const joined = new Set<ts.Node>()
  const add = (text: string): void => {
    const trimmed = collapsed(text).trim()
    if (/\p{L}{2}/u.test(trimmed.replace(/\{[^}]*\}/g, ''))) found.add(trimmed)
  }
  const visitLiteral = (node: ts.Node): void => {
    const text = joined.has(node) ? undefined : literalText(node)
    if (text === undefined || !isWords(text) || isInCode(node)) return
    if (
      isSentence(text) ||
      !codeNames.has(namedBy(node) ?? '') ||
      /\/landing\/|\/insurance\/\w+\/cover\.ts$/.test(file)
    )
      add(text)
  }
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node, file)) return
    if (isElement(node) && hasOwnText(node) && !joined.has(node)) add(sentenceOf(node, joined))
    if (ts.isTaggedTemplateExpression(node) && nameOf(node.tag) === 'html') {
      const { template } = node
      htmlTexts(ts.isTemplateExpression(template) ? templateText(template) : template.text).forEach(add)
    }
    visitLiteral(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [...found]
}
