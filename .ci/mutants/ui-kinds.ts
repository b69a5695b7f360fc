import ts from 'typescript'
import { calls, kind, leaveOut, methodCall, replace, swap, type Edit, type Kind } from './edit'

/** A kind that leaves out an attribute with such a name; the compiler needs the handlers and refs of our own components. */
const dropped = (what: string, name: RegExp, of = /./): Kind =>
  kind(`dropped ${what}`, (node) =>
    ts.isJsxAttribute(node) && name.test(node.name.getText()) && of.test(node.parent.parent.tagName.getText())
      ? leaveOut(node)
      : undefined,
  )

/** An element of HTML. */
const html = /^[a-z]/

const isEffect = (node: ts.Node): node is ts.CallExpression => calls(node, 'useEffect', 'useLayoutEffect')

/** What an effect returns is not called when the screen goes away. */
const droppedCleanup = kind('dropped cleanup', (node) => {
  const [effect] = isEffect(node) ? node.arguments : []
  if (effect === undefined || !ts.isArrowFunction(effect)) return undefined
  if (!ts.isBlock(effect.body)) return replace(effect.body, `void ${effect.body.getText()}`)
  const last = effect.body.statements.at(-1)
  return last !== undefined && ts.isReturnStatement(last) ? leaveOut(last) : undefined
})

const staleEffect = kind('stale effect', (node) => {
  const list = isEffect(node) || calls(node, 'useCallback', 'useMemo') ? node.arguments[1] : undefined
  return list !== undefined && ts.isArrayLiteralExpression(list) && list.elements.length > 0
    ? replace(list, '[]')
    : undefined
})

/** Two letters of a word change places, as when typing quickly. */
const mistyped = (text: string): string => text.replace(/([a-z])(?!\1)([a-z])(?=[a-z])/, '$2$1')

const wrongLabel = kind('wrong label', (node) =>
  ts.isJsxAttribute(node) &&
  /^(label|aria-label|title|text|placeholder|lead|message|hint|alt|\w+Label)$/.test(node.name.getText()) &&
  node.initializer !== undefined &&
  ts.isStringLiteral(node.initializer)
    ? replace(node.initializer, mistyped(node.initializer.getText()))
    : undefined,
)

const wrongText = kind('wrong text', (node) =>
  ts.isJsxText(node) && /[a-z]{3}/.test(node.getText()) ? replace(node, mistyped(node.getText())) : undefined,
)

const selection = (node: ts.Node | undefined): ts.Expression | undefined => {
  const [declared] = node !== undefined && ts.isVariableStatement(node) ? node.declarationList.declarations : []
  const value = declared?.initializer
  return value !== undefined && calls(value, 'useSelector', 'useSnapshot') ? value.arguments[1] : undefined
}

/** Two values that are read from an actor one after the other change places. */
const wrongSelector = kind('wrong selector', (node) =>
  ts.isBlock(node)
    ? node.statements.flatMap((statement, place): Edit[] => {
        const [one, other] = [selection(statement), selection(node.statements[place + 1])]
        return one === undefined || other === undefined ? [] : [swap(one, other)]
      })
    : undefined,
)

const isElement = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  (ts.isParenthesizedExpression(node) && isElement(node.expression))

/** A part of a screen is shown always, or never. Without a condition that the compiler needs, it is never shown. */
const wrongCondition = kind('wrong condition', (node) => {
  if (!ts.isBinaryExpression(node) || node.operatorToken.getText() !== '&&' || !isElement(node.right)) return undefined
  const condition = node.left.getText()
  const never = { ...replace(node.left, 'false'), what: `never shown, whatever ${condition}` }
  const always = { ...replace(node.left, 'true'), what: `always shown, whatever ${condition}` }
  return /undefined|null/.test(condition) ? never : [never, always]
})

const otherBranch = kind('other branch', (node) =>
  ts.isConditionalExpression(node) && !/undefined|null|typeof/.test(node.condition.getText())
    ? swap(node.whenTrue, node.whenFalse)
    : undefined,
)

const droppedCall = kind('dropped focus or default', (node) =>
  ts.isExpressionStatement(node) &&
  methodCall(node.expression, 'focus', 'preventDefault', 'stopPropagation', 'scrollIntoView')
    ? leaveOut(node)
    : undefined,
)

/** Slips in screens and their parts. */
export const uiKinds: readonly Kind[] = [
  dropped('aria attribute', /^aria-(?!label$)/),
  dropped('role', /^role$/),
  dropped('link of a label', /^(htmlFor|id|aria-label|aria-labelledby)$/),
  dropped('autoComplete', /^(autoComplete|inputMode|autoCapitalize|spellCheck|maxLength|accept|type)$/),
  dropped('disabled state', /^(disabled|busy|readOnly|required|hidden|inert)$/),
  dropped('key', /^key$/),
  dropped('handler', /^on[A-Z]/, html),
  dropped('ref', /^ref$/, html),
  dropped('tab stop', /^tabIndex$/),
  droppedCleanup,
  staleEffect,
  droppedCall,
  wrongLabel,
  wrongText,
  wrongSelector,
  wrongCondition,
  otherBranch,
]
