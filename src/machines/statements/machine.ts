import { isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import type { Statement } from '../../domain/payment/statement'
import type { ActorsOf, Outcome } from '../core/actors'
import { tryingAgain } from '../core/loading'
import { hasSucceeded, output } from '../core/output'
import type { makeStatementsImplementations } from './actors'
import type { StatementsEvent } from './events'

/** The yearly statements, which stand beside the policies: one that cannot be read is not missed aloud. */
export const statementsMachine = setup({
  types: { context: {} as { readonly statements: readonly Statement[] }, events: {} as StatementsEvent },
  actors: {} as ActorsOf<typeof makeStatementsImplementations>,
  actions: {
    storeStatements: assign((_, outcome: Outcome<readonly Statement[]>) =>
      isRight(outcome) ? { statements: outcome.right } : {},
    ),
  },
  guards: { isRight: hasSucceeded },
}).createMachine({
  id: 'statements',
  context: { statements: [] },
  initial: 'Reading',
  states: {
    Reading: {
      description: 'The statements are being read.',
      invoke: {
        src: 'readStatements',
        onDone: [
          {
            guard: { type: 'isRight', params: output },
            target: 'Shown',
            actions: { type: 'storeStatements', params: output },
          },
          { target: 'Failed' },
        ],
        onError: 'Failed',
      },
    },
    Shown: { description: 'The statements, if there are any, are shown.' },
    Failed: {
      description:
        'The statements could not be read, and none are shown; once the connection is back they are read again.',
      ...tryingAgain('Reading'),
    },
  },
})
export type StatementsMachine = typeof statementsMachine
