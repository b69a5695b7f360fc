import type { BrowserContext, Request } from '@playwright/test'

/** Records the requests of a context. */
export const followRequests = (context: BrowserContext) => {
  const all: Request[] = []
  context.on('request', (request) => {
    all.push(request)
  })
  const pathOf = (request: Request) => new URL(request.url()).pathname.toLowerCase()
  return {
    all: (): readonly Request[] => all,
    /**
     * What each request said of the page that it came from. The headers are those that the page sent: what the network adds
     * never arrives for a request that a reload has ended, and whoever waits for it waits for ever.
     */
    referers: (): readonly string[] => all.flatMap((request) => request.headers()['referer'] ?? []),
    addresses: (): readonly string[] => all.map((request) => request.url()),
    /** The number of requests of a call, identified by the end of its path. */
    count: (call: string): number => all.filter((request) => pathOf(request).endsWith(call.toLowerCase())).length,
    bodies: (call: string): readonly unknown[] =>
      all
        .filter((request) => pathOf(request).endsWith(call.toLowerCase()))
        .map((request) => JSON.parse(request.postData() ?? 'null') as unknown),
    last: (call: string): Request | undefined =>
      all.filter((request) => pathOf(request).endsWith(call.toLowerCase())).at(-1),
  }
}
export type Requests = ReturnType<typeof followRequests>
