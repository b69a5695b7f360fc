import { left } from 'fp-ts/Either'
import { aCustomer, rejected } from '../../../support/builders'
import { session } from '../of/session'
import { answers, event, fails, type BrowserWalk } from './moves'

const settled = { in: 'Loaded.Settled' } as const
const loading = { in: 'Loading' } as const

export const sessionInBrowser: BrowserWalk = {
  walk: session,
  starts: [
    { name: 'without a token', input: { hasToken: false } },
    { name: 'with a token', input: { hasToken: true } },
  ],
  moves: [
    answers('loadCustomer', aCustomer()),
    { name: 'loadCustomer is refused', actor: 'loadCustomer', output: left(rejected()), ...loading },
    { ...fails('loadCustomer'), ...loading },
    event({ type: 'token-refused' }, loading),
    event({ type: 'refresh' }, settled),
    event({ type: 'token-stored' }, settled),
    event({ type: 'token-cleared' }, settled),
    event({ type: 'log-out' }, settled),
    { name: 'leaveSession answers', actor: 'leaveSession', output: undefined },
  ],
}
