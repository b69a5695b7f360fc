import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { documentedHeaders, type Elsewhere } from '../../support/documented-headers'

const built = 'dist/portal'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
}

type Address = { readonly pattern: string; readonly file: string }

const fileOf = async (name: string): Promise<{ name: string; bytes: Buffer } | undefined> => {
  const bytes = await readFile(join(built, name)).catch(() => undefined)
  return bytes && { name, bytes }
}

/** The rules of docs/operations.md: the page of an address, a file, or a 404 with the page that says so. */
const found = async (path: string) => {
  const addresses = JSON.parse(await readFile(join(built, 'addresses.json'), 'utf8')) as readonly Address[]
  const page = addresses.find(({ pattern }) => new RegExp(pattern, 'i').test(path))
  const file = await fileOf(page?.file ?? path)
  if (file !== undefined) return { ...file, status: 200 }
  return path.startsWith('/assets/')
    ? undefined
    : { name: 'app.html', bytes: await readFile(join(built, 'app.html')), status: 404 }
}

/**
 * The built portal on a host that only serves files, with the rules and headers of docs/operations.md. The origin of the
 * API is set later, since that server has to know the portal's origin first.
 */
export const startOtherHost = async () => {
  let elsewhere: Elsewhere = { api: '', widget: '' }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    for (const [name, value] of Object.entries(documentedHeaders(elsewhere))) response.setHeader(name, value)
    if (path === '/config.json') {
      response.setHeader('content-type', 'application/json').setHeader('cache-control', 'no-store')
      response.end(JSON.stringify({ apiHost: elsewhere.api, widget: elsewhere.widget }))
      return
    }
    void found(path).then((file) => {
      if (file === undefined) response.writeHead(404).end()
      else
        response
          .writeHead(file.status, { 'content-type': types[extname(file.name)] ?? 'application/octet-stream' })
          .end(file.bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    pointTo: (place: Elsewhere) => {
      elsewhere = place
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
