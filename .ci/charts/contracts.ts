/** The input and output types of a machine's actors, as the compiler knows them, since types do not exist at run time. */
import { dirname } from 'node:path'
import ts from 'typescript'
import { inRoot } from '../paths'

/** For a callback actor, `answers` is the type of the events that it sends. */
export type ActorContract = {
  readonly takes: string
  readonly answers: string
  readonly sends: boolean
  readonly does: string
}

const settings = (): ts.CompilerOptions =>
  ts.parseJsonConfigFileContent(
    ts.readConfigFile(inRoot('tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    inRoot('.'),
  ).options

/** What every actor takes and answers that says nothing of it. */
const unsaid = /^(void|NonReducibleUnknown)$/

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** The names that a file imports or declares for types of the portal. */
const namesIn = (checker: ts.TypeChecker, source: ts.SourceFile): ReadonlyMap<ts.Type, string> =>
  new Map(
    checker
      .getSymbolsInScope(source.endOfFileToken, ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Alias)
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter(
        ({ declarations: [declared] = [] }) =>
          declared && ts.isTypeAliasDeclaration(declared) && !declared.getSourceFile().isDeclarationFile,
      )
      .map((symbol) => [checker.getDeclaredTypeOfSymbol(symbol), symbol.name]),
  )

/** A type as its file names it. */
const textOf = (checker: ts.TypeChecker, type: ts.Type, names: ReadonlyMap<ts.Type, string>): string => {
  const { aliasSymbol, aliasTypeArguments = [] } = type
  if (aliasSymbol !== undefined && aliasTypeArguments.length > 0)
    return `${aliasSymbol.name}<${aliasTypeArguments.map((argument) => textOf(checker, argument, names)).join(', ')}>`
  return names.get(type) ?? checker.typeToString(type, undefined, flags).replace(/; }/g, ' }')
}

const contractOf = (
  checker: ts.TypeChecker,
  actor: ts.Symbol,
  names: ReadonlyMap<ts.Type, string>,
): ActorContract | undefined => {
  const { aliasSymbol, aliasTypeArguments = [] } = checker.getTypeOfSymbol(actor)
  if (aliasSymbol === undefined || !/^(Promise|Callback)ActorLogic$/.test(aliasSymbol.name)) return undefined
  const [answers = '', takes = ''] = aliasTypeArguments.map((type) => textOf(checker, type, names).replace(unsaid, ''))
  const does = ts.displayPartsToString(actor.getDocumentationComment(checker)).replace(/\s+/g, ' ')
  return { takes, answers, sends: aliasSymbol.name === 'CallbackActorLogic', does }
}

/** The types of what is `actors` in a call of `setup`. */
const actorsIn = (checker: ts.TypeChecker, node: ts.Node): readonly ts.Symbol[] =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'actors' &&
  ts.isCallExpression(node.parent.parent) &&
  node.parent.parent.expression.getText() === 'setup'
    ? checker.getTypeAtLocation(node.initializer).getProperties()
    : (ts.forEachChild(node, (child) => {
        const found = actorsIn(checker, child)
        return found.length > 0 ? found : undefined
      }) ?? [])

/** The contracts of the actors of `setup({actors})` in these files, by name for each folder. */
export const contractsIn = (
  files: readonly string[],
): ReadonlyMap<string, ReadonlyMap<string, ActorContract | undefined>> => {
  const program = ts.createProgram(
    files.map((file) => inRoot(file)),
    settings(),
  )
  const checker = program.getTypeChecker()
  const namesAt = ({ valueDeclaration }: ts.Symbol) =>
    valueDeclaration === undefined ? new Map() : namesIn(checker, valueDeclaration.getSourceFile())
  return new Map(
    files.flatMap((file) => {
      const source = program.getSourceFile(inRoot(file))
      const actors = source === undefined ? [] : actorsIn(checker, source)
      return actors.length === 0
        ? []
        : [[dirname(file), new Map(actors.map((actor) => [actor.name, contractOf(checker, actor, namesAt(actor))]))]]
    }),
  )
}
