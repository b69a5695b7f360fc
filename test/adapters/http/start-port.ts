import type { HttpClient } from '../../../src/adapters/http/client'
import type { Reply } from '../../support/scripted-fetch'
import { aCall, startClient } from './client-setup'

/** A port on a scripted server, with method, address and body of each sent request. */
export const startPort = <Port>(makePort: (http: HttpClient) => Port, ...replies: Reply[]) => {
  const { http, requests } = startClient({ replies, token: 'the-token' })
  const sent = () =>
    requests.map(({ method, url, body }) => [
      method,
      url.replace('/api/services/app/', ''),
      ...(typeof body === 'string' ? [JSON.parse(body) as unknown] : []),
    ])
  return { port: makePort(http), sent, call: aCall() }
}
