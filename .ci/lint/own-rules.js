/**
 * Our own oxlint rules, with the API of ESLint. They are JavaScript because Node 20, which loads the plugins of oxlint,
 * does not run TypeScript.
 */

const skippingMembers = new Set(['only', 'skip', 'todo', 'failing', 'fail', 'fixme'])
const skippingCall = /^(fit|xit|xtest|fdescribe|xdescribe)$/

/** `only` in `test.only` and in `test['only']`. */
const memberName = ({ computed, property }) => (computed ? property.value : property.name)

/** `test` in `test.describe.only` and in `test.each([1]).only`. */
const rootName = (node) => {
  if (node.type === 'MemberExpression') return rootName(node.object)
  return node.type === 'CallExpression' ? rootName(node.callee) : node.name
}

/** A skipped test proves nothing, and an exclusive one skips the others. */
const noLeftOutTest = {
  create: (context) => {
    const report = (node) => {
      context.report({ node, message: 'Tests must be neither skipped nor exclusive.' })
    }
    return {
      MemberExpression: (node) => {
        if (skippingMembers.has(memberName(node)) && /^(describe|it|test)$/.test(rootName(node))) report(node)
      },
      CallExpression: ({ callee }) => {
        if (skippingCall.test(callee.name)) report(callee)
      },
    }
  },
}

/** Outside a function, code runs when its module is loaded. */
const isInFunction = (node) => node.parent !== null && (/Function/.test(node.parent.type) || isInFunction(node.parent))

const noFormatAtLoad = {
  create: (context) => {
    const check = (node) => {
      const isFormat = node.callee.type === 'MemberExpression' && node.callee.object.name === 'Intl'
      if (isFormat && !isInFunction(node))
        context.report({
          node,
          message: 'Creating a format is slow on a phone, so do not do it at load: use onFirstUse.',
        })
    }
    return { NewExpression: check, CallExpression: check }
  },
}

const noEnum = {
  create: (context) => ({
    TSEnumDeclaration: (node) => {
      context.report({ node, message: 'Use a union of literals: it is checked exhaustively and has no run-time code.' })
    },
  }),
}

const oneTransact = {
  create: (context) => ({
    CallExpression: ({ callee }) => {
      if (callee.type === 'MemberExpression' && memberName(callee) === 'transaction')
        context.report({ node: callee, message: 'Call transact: it runs what the database broke off again.' })
    },
  }),
}

export default {
  meta: { name: 'portal' },
  rules: {
    'no-left-out-test': noLeftOutTest,
    'no-format-at-load': noFormatAtLoad,
    'no-enum': noEnum,
    'one-transact': oneTransact,
  },
}
