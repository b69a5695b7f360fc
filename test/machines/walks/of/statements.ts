import { statementsMachine } from '../../../../src/machines/statements/machine'
import { answering, type Walk } from '../walk'

export const statements: Walk = {
  machine: statementsMachine,
  starts: [{}],
  events: [{ type: 'try-again' }],
  answers: {
    readStatements: answering([], [{ year: 2025, amount: undefined, address: 'https://files.portal.test/s' }]),
  },
  writes: [],
  rests: { Shown: 'a statement is opened by its link' },
}
