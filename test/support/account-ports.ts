import { makeAccountPort } from '../../src/adapters/http/account'
import { makeActivationPort } from '../../src/adapters/http/activation'
import { makeLogInPort } from '../../src/adapters/http/log-in'
import type { HttpClient } from '../../src/adapters/http/client'

/** All calls about accounts that need no log-in. */
export const makeAccountPorts = (http: HttpClient) => ({
  ...makeLogInPort(http),
  ...makeActivationPort(http),
  ...makeAccountPort(http),
})
