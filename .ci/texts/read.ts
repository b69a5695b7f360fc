import ts from 'typescript'

/** Functions whose arguments only developers read. */
const codeCalls = new Set(['Error', 'TypeError', 'RangeError', 'Symbol', 'header', 'strict'])

const comparisons = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]

const collapsed = (text: string): string => text.replace(/\s+/g, ' ')

/** Whether a literal has two words or more; values in a template do not count. */
const hasWords = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !word.includes('{…}')).length >= 2

const literalText = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('')
}

const calledName = ({ expression }: ts.CallExpression | ts.NewExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()

/** Whether the place of a literal says that it is code: an import, a type, a key, a comparison, an error for developers. */
const isInCode = (node: ts.Node): boolean => {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent) || ts.isTaggedTemplateExpression(parent))
    return true
  if (ts.isBinaryExpression(parent) && comparisons.includes(parent.operatorToken.kind)) return true
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true
  return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && codeCalls.has(calledName(parent))
}

/** Subtrees without texts for customers: examples of the API's document, and what machines say of their states. */
const isForDevelopers = (node: ts.Node, file: string): boolean =>
  ts.isPropertyAssignment(node) &&
  (['example', 'examples'].includes(node.name.getText()) ||
    (file.startsWith('src/machines/') && node.name.getText() === 'description'))

const readAttributes = /(?:aria-label|placeholder|title|alt)="([^"]+)"/g

/** The texts of HTML: what is between its tags, and the attributes that are read. */
const htmlTexts = (source: string): ReadonlyArray<string> => [
  ...source.split(/<[^>]*>/),
  ...[...source.matchAll(readAttributes)].map(([, text = '']) => text),
]

/**
 * The texts of a source that people read, by its syntax tree and without running it: JSX text, HTML templates, and
 * literals of two words or more that are not where only code can be. `{…}` is a value.
 */
export const textsIn = (file: string, source: string): ReadonlyArray<string> => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined
  const found = new Set<string>()
  const add = (text: string): void => {
    const trimmed = collapsed(text).trim()
    if (/\p{L}{2}/u.test(trimmed)) found.add(trimmed)
  }
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node, file)) return
    if (ts.isJsxText(node)) add(node.text)
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') {
      const { template } = node
      htmlTexts(literalText(template) ?? '').forEach(add)
    }
    const text = literalText(node)
    if (text !== undefined && hasWords(text) && !isInCode(node)) add(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind))
  return [...found]
}
