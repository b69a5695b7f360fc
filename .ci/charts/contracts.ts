/** The input and output types of a machine's actors, parsed from the sources, since types do not exist at run time. */
import ts from 'typescript'

/** For a callback actor, `answers` is the type of the events that it sends. */
export type ActorContract = {
  readonly takes: string
  readonly answers: string
  readonly sends: boolean
  readonly does: string
}

const short = (text: string): string => text.replace(/\s+/g, ' ').trim()

const docOf = (node: ts.Node): string =>
  short(
    ts
      .getJSDocCommentsAndTags(node)
      .filter(ts.isJSDoc)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' '),
  )

/** Resolves a type such as `Contracts['save']['input']` to its declaration, from the collected type aliases. */
const resolved = (type: ts.TypeNode, aliases: ReadonlyMap<string, ts.TypeAliasDeclaration>): ts.Node => {
  if (ts.isTypeReferenceNode(type) && type.typeArguments === undefined)
    return aliases.get(type.typeName.getText()) ?? type
  if (!ts.isIndexedAccessTypeNode(type)) return type
  const owner = bodyOf(resolved(type.objectType, aliases))
  const key = type.indexType.getText().slice(1, -1)
  return (ts.isTypeLiteralNode(owner) ? owner.members.find(({ name }) => name?.getText() === key) : undefined) ?? type
}

const bodyOf = (node: ts.Node): ts.Node =>
  (ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node) ? node.type : undefined) ?? node

const textOf = (type: ts.TypeNode | undefined, aliases: ReadonlyMap<string, ts.TypeAliasDeclaration>): string => {
  if (type === undefined) return ''
  const found = resolved(type, aliases)
  return short((ts.isPropertySignature(found) ? bodyOf(found) : type).getText()).replace(/^void$/, '')
}

/** The description of a contract: the comment of the type that has the actor's output. */
const describedAt = (type: ts.TypeNode | undefined, aliases: ReadonlyMap<string, ts.TypeAliasDeclaration>): string => {
  if (type === undefined || !ts.isIndexedAccessTypeNode(type)) return ''
  const own = docOf(resolved(type, aliases))
  return own === '' ? docOf(resolved(type.objectType, aliases)) : own
}

const contractOf = (call: ts.CallExpression, aliases: ReadonlyMap<string, ts.TypeAliasDeclaration>): ActorContract => {
  const sends = call.expression.getText() === 'fromCallback'
  const [answers, takes] = call.typeArguments ?? []
  const does = describedAt(answers, aliases) || describedAt(takes, aliases)
  return { sends, does, answers: textOf(answers, aliases), takes: textOf(takes, aliases) }
}

const visit = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node)
  node.forEachChild((child) => {
    visit(child, see)
  })
}

/** The contracts of the actors of `setup({actors})` in these sources, by name. */
export const contractsIn = (sources: ReadonlyArray<string>): ReadonlyMap<string, ActorContract> => {
  const aliases = new Map<string, ts.TypeAliasDeclaration>()
  const calls = new Map<string, ts.CallExpression>()
  for (const text of sources) {
    visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.ESNext, true), (node) => {
      if (ts.isTypeAliasDeclaration(node)) aliases.set(node.name.text, node)
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'actors') return
      if (!ts.isObjectLiteralExpression(node.initializer)) return
      for (const property of node.initializer.properties) {
        if (!ts.isPropertyAssignment(property) || !ts.isCallExpression(property.initializer)) continue
        const { initializer } = property
        const isDeclared = /^(unimplemented|fromCallback|fromPromise)$/.test(initializer.expression.getText())
        if (isDeclared && !calls.has(property.name.getText())) calls.set(property.name.getText(), initializer)
      }
    })
  }
  return new Map([...calls].map(([name, call]) => [name, contractOf(call, aliases)]))
}
