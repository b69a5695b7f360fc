import { makeHttpClient, type HttpClientParts } from '../../../src/adapters/http/client'
import { scriptedFetch, type Reply } from '../../support/scripted-fetch'
import { memoryStore, switchedConnectivity } from '../../support/scripted-surroundings'

type Script = {
  readonly replies?: readonly Reply[]
  readonly token?: string
  readonly online?: boolean
  readonly apiHost?: string
  readonly tenantHeader?: string
} & Partial<Pick<HttpClientParts, 'configuration' | 'limits'>>

/** What the clock of the client shows. */
const NOW = Date.parse('2026-03-02T12:00:00Z')

/** The client on a scripted server. */
export const startClient = (script: Script = {}) => {
  const { replies = [], token, online = true, apiHost = '', tenantHeader, ...parts } = script
  const { fetch, requests } = scriptedFetch(...replies)
  const store = memoryStore(token)
  const connectivity = switchedConnectivity(online)
  const configuration = () => Promise.resolve({ apiHost, tenantHeader })
  const reported: string[] = []
  const answers: Response[] = []
  const uploads: ('sent' | 'answered')[] = []
  const report: HttpClientParts['report'] = (call, paths) => reported.push(...paths.map((path) => `${call} ${path}`))
  const http = makeHttpClient({
    configuration,
    store,
    connectivity,
    fetch,
    report,
    now: () => NOW,
    onAnswer: (answer) => answers.push(answer),
    tracked: (send) => async (input, init) => {
      uploads.push('sent')
      const answer = await send(input, init)
      uploads.push('answered')
      return answer
    },
    ...parts,
  })
  return { http, requests, store, connectivity, reported, answers, uploads }
}

export const aCall = () => ({ signal: new AbortController().signal })

/** The members of a log-in that only a second factor needs. */
export const withoutCode = {
  twoFactorVerificationCode: undefined,
  rememberClient: undefined,
  twoFactorRememberClientToken: undefined,
}
