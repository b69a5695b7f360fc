import { existsSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Config } from '../platform/config/config'
import { linkOrigin, type Places } from '../platform/config/origins'
import type { Clock } from '../platform/clock/clock'
import { noSuchCall } from '../wire/failure-reply'
import { sendFailure } from '../wire/handle-errors'
import { serveFiles } from '../wire/static-files'
import { fromFile, makeBuiltText, type Encoding } from './built-texts'

type Needs = Places & {
  readonly clock: Clock
  readonly config: Pick<Config, 'portalDir'>
}

/** The built texts, by extension. They name the portal's origin, so the static plugin does not serve them. */
const textTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/** The names of assets contain a hash of the content; those of pictures beside the pages do not. */
const cacheControl = (path: string): string => {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${YEAR_SECONDS}, immutable`
  return /\.(png|ico|svg)(\.br|\.gz)?$/.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache'
}

const list = t.readonlyArray(t.type({ pattern: t.string, file: t.string }))

/** The list of addresses that the build writes from the router's own list: the first match answers. */
const addressesIn = (text: string) => {
  const read = list.decode(JSON.parse(text))
  if (isLeft(read)) throw new Error('addresses.json is not a list of patterns and files')
  return read.right.map(({ pattern, file }) => ({ pattern: new RegExp(pattern, 'i'), file }))
}

/** ABP's own addresses have a failure in an envelope, also with a doubled slash. */
const isBelowApi = (path: string): boolean => /^\/+(api|sandbox|abp\w*)(\/|$)/i.test(path)

/** What no person opens: its files exist, or an answer that is a page would be taken for one of them. */
const isForPrograms = (path: string): boolean => /^\/(assets|\.well-known)(\/|$)/.test(path)

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')

const notBuilt = (reply: FastifyReply) =>
  reply.code(503).type('text/plain; charset=utf-8').send('The portal is not built yet: run npm run build.\n')

/** The best encoding that the request accepts. */
const encodingFor = ({ headers }: FastifyRequest): Encoding =>
  negotiate((headers['accept-encoding'] ?? '').toLowerCase(), ['br', 'gzip']) ?? 'identity'

/**
 * Serves the built portal. Hashed assets are cached for a year, pages are revalidated; brotli and gzip if accepted. Every
 * address of the portal is its page; anything else is a 404, for a person with the page that says so.
 */
export const registerPages = async (app: FastifyInstance, deps: Needs): Promise<void> => {
  const root = resolve(deps.config.portalDir)
  const readAddresses = fromFile(addressesIn)
  const readText = fromFile(makeBuiltText)

  const sendText = async (request: FastifyRequest, reply: FastifyReply, file: string, status: 200 | 404) => {
    const text = await readText(resolve(root, file))
    if (text === undefined) return notBuilt(reply)
    const { etag, isKept, bytes } = text(linkOrigin(deps, request.headers), deps.clock.security())
    const vary = [reply.getHeader('vary'), 'Accept-Encoding'].flat().filter((name) => name !== undefined)
    reply.code(status).headers({ 'cache-control': 'no-cache', vary: vary.join(', '), etag })
    if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const encoding = isKept ? encodingFor(request) : 'identity'
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type(textTypes[extname(file)] ?? 'text/plain').send(await bytes(encoding))
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (isBelowApi(path)) return sendFailure(reply, noSuchCall())
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply)
    const addresses = await readAddresses(resolve(root, 'addresses.json'))
    if (addresses === undefined) return notBuilt(reply)
    const found = addresses.find(({ pattern, file }) => pattern.test(path) || path === `/${file}`)
    if (found !== undefined) return sendText(request, reply, found.file, 200)
    // A missing asset is never a page: a tab with an old build that requests one has to get an error. Password managers
    // ask for a well-known address that does not exist to find out whether a server's redirects can be trusted.
    const isForPerson = /text\/html/.test(request.headers.accept ?? '') && !isForPrograms(path)
    return isForPerson ? sendText(request, reply, 'app.html', 404) : notFound(reply)
  }

  if (existsSync(root))
    await serveFiles(app, {
      root,
      index: false,
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      allowedPath: (path) => !(extname(path).toLowerCase() in textTypes),
      setHeaders: (response, path) => {
        response.setHeader('cache-control', cacheControl(path))
      },
    })
  // Where password managers open the form that changes a password.
  app.get('/.well-known/change-password', (_, reply) => reply.redirect('/dashboard/settings', 302))
  app.get('/', sendPage)
  app.setNotFoundHandler(sendPage)
}
