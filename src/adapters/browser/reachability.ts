import type { Reachability } from '../../ports/reachability'
import { timed } from '../http/timed'

/** How long the server has for its answer, like a page's. */
const ANSWER_WITHIN_MS = 3 * 1_000

type Browser = { readonly fetch: typeof globalThis.fetch }

/** Asks for `/config.json`, which no cache answers. A gateway's error says that the server is away. */
export const makeReachability = (browser: Browser): Reachability => ({
  isServerThere: async ({ signal }) => {
    const answer = await timed(ANSWER_WITHIN_MS, signal, (limit) =>
      browser.fetch('/config.json', { cache: 'no-store', signal: limit }),
    )
    return answer._tag === 'Right' && answer.right.ok
  },
})
