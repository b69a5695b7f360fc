import { activation } from '../of/activation'
import { answers, event, passes, type BrowserWalk } from './moves'

export const activationInBrowser: BrowserWalk = {
  walk: activation,
  starts: [
    { name: 'by a whole link', input: { userId: '7', confirmationCode: 'code', c: undefined } },
    { name: 'by half a link', input: { userId: '7', confirmationCode: undefined, c: undefined } },
  ],
  moves: [answers('activate'), passes('redirect'), event({ type: 'request-link' })],
}
