import ts from 'typescript'
import { calls, kind, leaveOut, leaveOutCall, leaveOutOf, methodCall, replace, swap, type Kind } from './edit'

const names = /\b(customerId|customer\.id|referrerId|referredId)\b/

/** The conditions of an `and(…)` that are about an owner, or all others. */
const conditions = (node: ts.Node, ofOwner: boolean) =>
  calls(node, 'and') && node.arguments.length > 1
    ? node.arguments
        .filter((argument) => names.test(argument.getText()) === ofOwner)
        .map((argument) => leaveOutOf(node.arguments, argument))
    : undefined

const isColumn = (node: ts.Expression): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)

/** Neighbours in an object whose values are two properties of the same thing. */
const swappedColumns = kind('swapped columns', (node) =>
  ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((property, place) => {
        const next = node.properties[place + 1]
        if (next === undefined || !ts.isPropertyAssignment(property) || !ts.isPropertyAssignment(next)) return []
        const [one, other] = [property.initializer, next.initializer]
        return isColumn(one) && isColumn(other) && one.expression.getText() === other.expression.getText()
          ? [swap(one, other)]
          : []
      })
    : undefined,
)

/** Of an update alone: an insert without a column is what the compiler and the database refuse. */
const droppedColumn = kind('dropped column', (node) => {
  const [values] = methodCall(node, 'set')?.call.arguments ?? []
  return values !== undefined && ts.isObjectLiteralExpression(values) && values.properties.length > 1
    ? values.properties.map((property) => leaveOutOf(values.properties, property))
    : undefined
})

const isHeaderName = (text: string): boolean => /^[a-z]+(-[a-z]+)+$/.test(text)

/** A named header or directive, in an object or in a call of its own. */
const droppedHeader = kind('dropped header', (node) => {
  const call = methodCall(node, 'header')
  if (call !== undefined) return ts.isExpressionStatement(node.parent) ? leaveOut(node.parent) : leaveOutCall(call)
  return ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && isHeaderName(node.name.text)
    ? leaveOutOf(node.parent.properties, node)
    : undefined
})

const otherStatus: Readonly<Record<string, string>> = {
  200: '204',
  204: '200',
  206: '200',
  301: '302',
  302: '301',
  304: '200',
  308: '302',
  400: '422',
  401: '403',
  403: '401',
  404: '400',
  405: '404',
  413: '400',
  415: '400',
  416: '200',
  429: '503',
  500: '400',
  503: '500',
}

/** Whether a number is where a status is: named so, returned, or in a call that answers. */
const isStatus = (node: ts.NumericLiteral): boolean => {
  const place = ts.isConditionalExpression(node.parent) ? node.parent.parent : node.parent
  if (ts.isPropertyAssignment(place)) return /status/i.test(place.name.getText())
  if (ts.isCallExpression(place))
    return (
      /\b(code|status)$|^failWith$/.test(place.expression.getText()) ||
      /^reply\b/.test(place.arguments[0]?.getText() ?? '')
    )
  return ts.isReturnStatement(place)
}

const wrongStatus = kind('wrong status', (node) => {
  const other = ts.isNumericLiteral(node) && isStatus(node) ? otherStatus[node.text] : undefined
  return other === undefined ? undefined : replace(node, other)
})

const otherComparison: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

/** Whether one more can matter: a millisecond more of a long time cannot. */
const isCount = (node: ts.Expression | undefined): node is ts.NumericLiteral =>
  node !== undefined && ts.isNumericLiteral(node) && Number(node.text) > 0 && Number(node.text) < 500

const offByOne = kind('off by one', (node) => {
  if (ts.isBinaryExpression(node)) {
    const other = otherComparison[node.operatorToken.getText()]
    return other === undefined ? undefined : replace(node.operatorToken, other)
  }
  const slice = methodCall(node, 'slice')?.call.arguments.find(
    (argument) => ts.isNumericLiteral(argument) || ts.isPrefixUnaryExpression(argument),
  )
  if (slice !== undefined) return replace(slice, String(Number(slice.getText()) + 1))
  return ts.isVariableDeclaration(node) && isCount(node.initializer)
    ? replace(node.initializer, String(Number(node.initializer.text) + 1))
    : undefined
})

const wrongOrder = kind('wrong order', (node) => {
  if (calls(node, 'desc')) return node.arguments.map((argument) => replace(node, argument.getText()))
  const [first, second] = methodCall(node, 'orderBy')?.call.arguments ?? []
  if (first !== undefined && second !== undefined) return swap(first, second)
  const sorted = methodCall(node, 'toSorted', 'sort')
  return sorted === undefined ? undefined : leaveOutCall(sorted)
})

const droppedClause = kind('dropped clause', (node) => {
  const found = methodCall(node, 'where', 'limit', 'offset', 'orderBy', 'onConflictDoNothing', 'onConflictDoUpdate')
  return found === undefined ? undefined : leaveOutCall(found)
})

/** What should happen in one transaction happens in as many as it has statements. */
const droppedTransaction = kind('dropped transaction', (node) => {
  const found = methodCall(node, 'transaction')
  const [work] = found?.call.arguments ?? []
  return found === undefined || work === undefined
    ? undefined
    : {
        ...replace(node, `(${work.getText()})(${found.of.getText()})`),
        what: `without ${found.of.getText()}.transaction`,
      }
})

const isAwaited = (node: ts.Node): node is ts.ExpressionStatement & { readonly expression: ts.AwaitExpression } =>
  ts.isExpressionStatement(node) && ts.isAwaitExpression(node.expression)

/** A part of the server, which Fastify waits for by itself. */
const registers = (node: ts.Node): boolean =>
  /^(await )?(register|secure|serve|never|handle|permit|answer|log|shed)[A-Z]|\.(addHook|register|set\w+Handler)\(/.test(
    node.getText().split('{')[0] ?? '',
  )

const lostAwait = kind('lost await', (node) =>
  isAwaited(node) && !registers(node)
    ? { ...replace(node, node.expression.expression.getText()), what: `not awaited: ${leaveOut(node).what.slice(14)}` }
    : undefined,
)

const forgottenStep = kind('forgotten step', (node) =>
  isAwaited(node) || (ts.isExpressionStatement(node) && registers(node)) ? leaveOut(node) : undefined,
)

const endsEarly = (node: ts.Statement): boolean =>
  ts.isReturnStatement(node) || ts.isThrowStatement(node) || (ts.isBlock(node) && node.statements.some(endsEarly))

const droppedGuard = kind('dropped guard', (node) =>
  ts.isIfStatement(node) && node.elseStatement === undefined && endsEarly(node.thenStatement)
    ? leaveOut(node)
    : undefined,
)

/** Whether the compiler needs the condition for what follows. */
const narrows = (node: ts.Expression): boolean => /\b(undefined|null|typeof|instanceof|in)\b/.test(node.getText())

/** A rule of a call, or one of several conditions. */
const droppedRule = kind('dropped rule', (node) => {
  if (ts.isBinaryExpression(node) && ['&&', '||'].includes(node.operatorToken.getText()))
    return [
      ...(narrows(node.right) ? [] : [replace(node, node.left.getText())]),
      ...(narrows(node.left) ? [] : [replace(node, node.right.getText())]),
    ]
  return ts.isArrayLiteralExpression(node) && /violation/i.test(node.getText())
    ? node.elements.map((element) => leaveOutOf(node.elements, element))
    : undefined
})

const rawValue = kind('raw value', (node) => {
  const found = methodCall(node, 'trim', 'toLowerCase', 'toUpperCase')
  if (found !== undefined) return leaveOutCall(found)
  return calls(node, 'keyOf') && node.arguments.length === 1
    ? node.arguments.map((one) => replace(node, one.getText()))
    : undefined
})

const wrongUnit = kind('wrong unit', (node) =>
  ts.isBinaryExpression(node) &&
  /^(1_?000|60_?000|60)$/.test(node.right.getText()) &&
  /^[*/]$/.test(node.operatorToken.getText())
    ? replace(node, node.left.getText())
    : undefined,
)

/** Slips in routes, queries, headers and settlement that a server's own tests could miss. */
export const sandboxKinds: readonly Kind[] = [
  kind('missing owner', (node) => conditions(node, true)),
  kind('missing condition', (node) => conditions(node, false)),
  swappedColumns,
  droppedColumn,
  droppedHeader,
  wrongStatus,
  offByOne,
  wrongOrder,
  droppedClause,
  droppedTransaction,
  lostAwait,
  forgottenStep,
  droppedGuard,
  droppedRule,
  rawValue,
  wrongUnit,
]
