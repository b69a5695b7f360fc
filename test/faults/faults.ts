import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { requestOf, type PortalCall } from './calls'

/**
 * How the network answers a call. `fails`: the customer sees why, and can go on. `works`: the customer sees what they came
 * for. `either`: it depends on the call; never may it be less than one of both.
 */
export type Fault = {
  readonly name: string
  readonly outcome: 'fails' | 'works' | 'either'
  readonly answer: (route: Route) => Promise<unknown>
  /** No answer comes until the portal's own time limit. */
  readonly hangs?: true
  /** The device says that it has no connection. */
  readonly offline?: true
  /** The server has carried out the call, so that it may refuse the next one. */
  readonly carriedOut?: true
  /** The session is lost. */
  readonly endsSession?: true
}

const envelope = (result: unknown, message?: string) => ({
  result,
  targetUrl: null,
  success: message === undefined,
  error: message === undefined ? null : { code: 0, message, details: null, validationErrors: null },
  unAuthorizedRequest: false,
  __abp: true,
})

const html = (title: string) => ({
  contentType: 'text/html',
  body: `<html><body><h1>${title}</h1><hr>nginx</body></html>`,
})

const reasons: Readonly<Record<number, string>> = {
  400: 'The sum is above the limit of this product.',
  401: 'Current user did not login to the application!',
  403: 'Your account may not do this yet.',
  404: 'There is no such entry.',
  409: 'It was changed meanwhile.',
  500: 'An internal error occurred during your request!',
}

const statuses = [400, 401, 403, 404, 409, 500, 502, 503].flatMap((status): readonly Fault[] => {
  const marks: Pick<Fault, 'outcome' | 'endsSession'> = {
    outcome: status === 404 ? 'either' : 'fails',
    ...(status === 401 ? { endsSession: true } : {}),
  }
  return [
    {
      ...marks,
      name: `${String(status)} with an envelope`,
      answer: (route) =>
        route.fulfill({ status, json: envelope(null, reasons[status] ?? 'The server is being restarted.') }),
    },
    {
      ...marks,
      name: `${String(status)} without an envelope`,
      answer: (route) => route.fulfill({ status, ...html(String(status)) }),
    },
  ]
})

/** The real answer with another result. */
const changed = (change: (result: unknown) => unknown) => async (route: Route) => {
  const response = await route.fetch()
  const body = (await response.json()) as { readonly success: boolean; readonly result: unknown }
  return route.fulfill({ response, json: body.success ? { ...body, result: change(body.result) } : body })
}

type Row = Readonly<Record<string, unknown>>

/** Changes the list that an answer is or holds; any other answer stays. */
const changedList = (change: (rows: readonly Row[]) => readonly Row[]) =>
  changed((result) => {
    if (Array.isArray(result)) return change(result as Row[])
    const items: unknown = result !== null && typeof result === 'object' ? Reflect.get(result, 'items') : undefined
    return Array.isArray(items) ? { ...(result as Row), items: change(items as Row[]) } : result
  })

/** More entries than any list of the company has, and with their padding a megabyte. */
const HUGE_LIST = 500
const longer = (rows: readonly Row[]): readonly Row[] => {
  const more = Array.from({ length: rows.length === 0 ? 0 : HUGE_LIST }, (_, index) => ({
    ...rows[index % rows.length],
    id: 1_000_000 + index,
  }))
  return [...rows, ...more.map((row) => ({ ...row, padding: 'x'.repeat(2_000) }))]
}

let slow: Promise<Server> | undefined

/** A server in front of the sandbox that sends each answer in eight pieces. */
const slowServer = (portal: string): Promise<Server> =>
  (slow ??= new Promise((resolve) => {
    const server = createServer((request, response) => {
      const forward = async () => {
        const chunks: Uint8Array[] = []
        for await (const chunk of request) chunks.push(chunk as Uint8Array)
        const { authorization = '', 'content-type': type = '' } = request.headers
        const answer = await fetch(portal + (request.url ?? ''), {
          method: request.method ?? 'GET',
          headers: { ...(authorization ? { authorization } : {}), 'content-type': type },
          ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
        })
        const text = Buffer.from(await answer.arrayBuffer())
        response.writeHead(answer.status, { 'content-type': 'application/json' })
        const size = Math.ceil(text.length / 8)
        for (let from = 0; from < text.length; from += size) {
          response.write(text.subarray(from, from + size))
          await pause(100)
        }
        response.end()
      }
      forward().catch(() => response.destroy())
    })
    server.listen(0, '127.0.0.1', () => {
      server.unref()
      resolve(server)
    })
  }))

const slowly: Fault['answer'] = async (route) => {
  const { origin, pathname, search } = new URL(route.request().url())
  const { port } = (await slowServer(origin)).address() as AddressInfo
  return route.continue({ url: `http://127.0.0.1:${String(port)}${pathname}${search}` })
}

export const faults: readonly Fault[] = [
  { name: 'offline', outcome: 'fails', offline: true, answer: (route) => route.abort('internetdisconnected') },
  { name: 'the connection is refused', outcome: 'fails', answer: (route) => route.abort('connectionrefused') },
  {
    name: 'the answer is lost',
    outcome: 'either',
    carriedOut: true,
    answer: async (route) => {
      await route.fetch()
      return route.abort('connectionreset')
    },
  },
  { name: 'no answer', outcome: 'fails', hangs: true, answer: () => Promise.resolve() },
  { name: 'a slow response (trickle)', outcome: 'works', carriedOut: true, answer: slowly },
  ...statuses,
  {
    name: '429 with Retry-After',
    outcome: 'fails',
    answer: (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '7' }, json: envelope(null, 'Slow down') }),
  },
  { name: 'HTML instead of JSON', outcome: 'fails', answer: (route) => route.fulfill(html('Welcome')) },
  {
    name: 'truncated JSON',
    outcome: 'fails',
    carriedOut: true,
    answer: async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      return route.fulfill({ response, body: text.slice(0, text.length / 2) })
    },
  },
  { name: 'another shape', outcome: 'either', carriedOut: true, answer: changed(() => 'a text') },
  { name: 'result: null', outcome: 'either', carriedOut: true, answer: changed(() => null) },
  { name: 'a huge answer', outcome: 'works', carriedOut: true, answer: changedList(longer) },
  {
    name: 'duplicate ids',
    outcome: 'works',
    carriedOut: true,
    answer: changedList((rows) => [...rows, ...rows.slice(0, 1)]),
  },
]

/** What a device without a connection tells its pages, and that it is back. */
const disconnect = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
}
const reconnect = () => {
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
}

/** Puts the fault on the network: `count` is how often it has answered, `remove` takes it away. */
export const put = async (page: Page, call: PortalCall, fault: Fault) => {
  let count = 0
  const { path } = requestOf(call)
  const isCall = (url: URL) => url.pathname.toLowerCase() === path
  const answer = async (route: Route) => {
    // The page may have given the request up meanwhile.
    await fault.answer(route).catch(() => undefined)
    count += 1
  }
  await page.route(isCall, answer)
  const script = fault.offline ? await page.addInitScript(disconnect) : undefined
  if (fault.offline) await page.evaluate(disconnect)
  return {
    count: () => count,
    remove: async () => {
      await page.unroute(isCall, answer)
      await script?.dispose()
      if (fault.offline) await page.evaluate(reconnect)
    },
  }
}
