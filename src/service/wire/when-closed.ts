import type { ServerResponse } from 'node:http'

/**
 * Calls back when an answer has been sent or its connection is closed, at once if that has happened: its event does not
 * come again.
 */
export const whenClosed = (answer: ServerResponse, then: () => void): void => {
  if (answer.closed) then()
  else answer.once('close', then)
}
