/**
 * The rules that oxlint does not have. JavaScript, because oxlint loads plugins as Node does, and Node 20 reads no
 * TypeScript; the API is that of ESLint.
 */

const leavesOut = new Set(['only', 'skip', 'todo', 'failing', 'fail', 'fixme'])
const leftOutCall = /^(fit|xit|xtest|fdescribe|xdescribe)$/

/** `only` of `test.only` and of `test['only']`. */
const memberName = ({ computed, property }) => (computed ? property.value : property.name)

/** `test` of `test.describe.only`, and of `test.each([1]).only`. */
const rootName = (node) => {
  if (node.type === 'MemberExpression') return rootName(node.object)
  return node.type === 'CallExpression' ? rootName(node.callee) : node.name
}

/** A test that is left out proves nothing, and one that is alone leaves out the others. */
const noLeftOutTest = {
  create: (context) => {
    const report = (node) => {
      context.report({ node, message: 'No test is left out and none runs alone.' })
    }
    return {
      MemberExpression: (node) => {
        if (leavesOut.has(memberName(node)) && /^(describe|it|test)$/.test(rootName(node))) report(node)
      },
      CallExpression: ({ callee }) => {
        if (leftOutCall.test(callee.name)) report(callee)
      },
    }
  },
}

/** A format is made when a module is loaded unless a function around it is called later. */
const isInFunction = (node) =>
  node.parent !== null && (/Function/.test(node.parent.type) || isInFunction(node.parent))

const noFormatAtLoad = {
  create: (context) => {
    const check = (node) => {
      const isFormat = node.callee.type === 'MemberExpression' && node.callee.object.name === 'Intl'
      if (isFormat && !isInFunction(node))
        context.report({
          node,
          message: 'A format takes a phone long to make, also where no screen shows it: use onFirstUse.',
        })
    }
    return { NewExpression: check, CallExpression: check }
  },
}

const noEnum = {
  create: (context) => ({
    TSEnumDeclaration: (node) => {
      context.report({ node, message: 'A union of literals is checked in full and is nothing at run time.' })
    },
  }),
}

export default {
  meta: { name: 'portal' },
  rules: { 'no-left-out-test': noLeftOutTest, 'no-format-at-load': noFormatAtLoad, 'no-enum': noEnum },
}
