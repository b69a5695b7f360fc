import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noSuchCall } from '../wire/failure-reply'
import { sendFailure } from '../wire/handle-errors'

/** The prerendered pages; the application handles every other address. */
const prerendered: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/login': 'login.html',
  '/register': 'register.html',
}

/**
 * The prerendered page of the terms or an article. An unknown article is handled by the application, which shows that it
 * was not found (requirement PUB-09).
 */
const articleOf = (path: string): string | undefined => {
  const article = /^\/(terms|tips\/\d{1,4})$/.exec(path)?.[1]
  return article === undefined ? undefined : `${article}.html`
}

const YEAR_SECONDS = 31_536_000

const cacheControl = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'

/** Only an address without an extension, requested by a browser, is a page; a missing file is a 404. */
const isPage = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*') &&
  !path.startsWith('/assets/') &&
  !/\.[^/]*$/.test(path)

/** ABP's own addresses have a failure in an envelope, also with a doubled slash (requirement ABP-04). */
const isBelowApi = (path: string): boolean => /^\/+(api|sandbox|abp\w*)(\/|$)/i.test(path)

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')

const notBuilt = (reply: FastifyReply) =>
  reply.code(503).type('text/plain; charset=utf-8').send('The portal is not built yet: run npm run build.\n')

/** Serves the built portal: hashed assets are cached for a year, pages are revalidated; brotli and gzip if built. */
export const registerPages = async (app: FastifyInstance, portalDir: string): Promise<void> => {
  const root = resolve(portalDir)
  const served = existsSync(root)
  const built = (file: string) => served && existsSync(resolve(root, file))
  if (served)
    await app.register(staticFiles, {
      root,
      index: false,
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: true,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', cacheControl(path))
      },
    })
  const page = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const page = prerendered[path] ?? articleOf(path)
    const file = page !== undefined && built(page) ? page : 'app.html'
    return built(file) ? reply.sendFile(file) : notBuilt(reply)
  }
  app.get('/', { exposeHeadRoute: true }, (request, reply) => page(request, reply, '/'))
  // A tab with a certificate has no page with an icon link, so the browser requests this one.
  if (built('icon.svg')) app.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg'))
  app.setNotFoundHandler((request, reply) => {
    const path = (request.url.split('?')[0] ?? '/').replace(/(.)\/+$/, '$1')
    if (isBelowApi(path)) return sendFailure(reply, noSuchCall())
    return isPage(request, path) ? page(request, reply, path) : notFound(reply)
  })
}
