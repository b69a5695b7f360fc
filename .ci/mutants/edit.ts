import ts from 'typescript'

/** One slip in a file: the text between two places is another one. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string; readonly what: string }

/** A kind of slip, and where in a file it can be made. */
export type Kind = { readonly name: string; readonly find: (source: ts.SourceFile) => readonly Edit[] }

/** A fault that can be put into a file of the project. */
export type Fault = { readonly kind: string; readonly file: string; readonly line: number; readonly edit: Edit }

export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

export const edited = (text: string, { start, end, text: instead }: Edit): string =>
  text.slice(0, start) + instead + text.slice(end)

/** Whether the file can still be read by the compiler, types aside. */
export const keepsSyntax = (file: string, text: string, edit: Edit): boolean =>
  ts.transpileModule(edited(text, edit), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  }).diagnostics?.length === 0

const oneLine = (text: string): string => {
  const short = text.replace(/\s+/g, ' ').trim()
  return short.length > 90 ? `${short.slice(0, 87)}…` : short
}

/** A kind that looks at every node of the file. */
export const kind = (name: string, at: (node: ts.Node) => readonly (Edit | undefined)[] | Edit | undefined): Kind => ({
  name,
  find: (source) => {
    const found: Edit[] = []
    const visit = (node: ts.Node): void => {
      for (const edit of [at(node)].flat()) if (edit !== undefined) found.push(edit)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  },
})

/** The node's text is another one. */
export const replace = (node: ts.Node, text: string): Edit => ({
  start: node.getStart(),
  end: node.end,
  text,
  what: `${oneLine(node.getText())} → ${oneLine(text) || 'nothing'}`,
})

/** The node is left out. */
export const leaveOut = (node: ts.Node): Edit => ({
  start: node.getStart(),
  end: node.end,
  text: '',
  what: `without ${oneLine(node.getText())}`,
})

/** One of several that are separated by commas is left out. */
export const leaveOutOf = (nodes: ts.NodeArray<ts.Node>, node: ts.Node): Edit => {
  const place = nodes.indexOf(node)
  const [before, after] = [nodes[place - 1], nodes[place + 1]]
  const start = after === undefined && before !== undefined ? before.end : node.getStart()
  return { ...leaveOut(node), start, end: after?.getStart() ?? node.end }
}

/** Two nodes change places. */
export const swap = (first: ts.Node, second: ts.Node): Edit => {
  const between = first.getSourceFile().text.slice(first.end, second.getStart())
  return {
    start: first.getStart(),
    end: second.end,
    text: `${second.getText()}${between}${first.getText()}`,
    what: `${oneLine(first.getText())} and ${oneLine(second.getText())} swapped`,
  }
}

/** A method's call in a chain: `of.name(…)`. */
export const methodCall = (
  node: ts.Node,
  ...names: readonly string[]
): { readonly call: ts.CallExpression; readonly of: ts.Expression; readonly name: string } | undefined =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  names.includes(node.expression.name.text)
    ? { call: node, of: node.expression.expression, name: node.expression.name.text }
    : undefined

/** The call is left out of its chain. */
export const leaveOutCall = ({ call, of }: { readonly call: ts.CallExpression; readonly of: ts.Expression }): Edit => ({
  start: of.end,
  end: call.end,
  text: '',
  what: `without ${oneLine(call.getText().slice(of.getText().length))}`,
})

/** A call of a plain function: `name(…)`. */
export const calls = (node: ts.Node, ...names: readonly string[]): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && names.includes(node.expression.text)
