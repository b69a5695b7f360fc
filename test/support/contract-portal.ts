import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import brand from '../../src/brand.json'
import { webFiles } from '../../src/ui/routes/web-files'

/** The origin in the built texts, which the sandbox replaces. */
const builtOrigin = new URL(brand.site).origin

/** The only other origin that may call the shared sandbox from a browser. */
export const namedOrigin = 'http://portal.example'

export const portalScript = 'export const answer = 42\n'.repeat(40)

const documents = [
  { file: 'index.html', path: '/' },
  { file: 'login.html', path: '/login' },
  { file: 'tips/0.html', path: '/tips/0' },
  { file: 'app.html' },
]

/**
 * A portal of a few words below `dataDir`, for the shared sandbox to serve: the contract does not wait for a build. Its
 * addresses are those of the portal.
 */
export const writePortal = async (dataDir: string): Promise<string> => {
  const folder = join(dataDir, 'portal')
  for (const name of ['assets', 'tips', '.well-known']) await mkdir(join(folder, name), { recursive: true })
  const files: Record<string, string | Buffer> = {
    'index.html': `the landing page at ${builtOrigin}/`,
    'login.html': 'the log-in page',
    'tips/0.html': 'the first tip',
    'app.html': 'the application',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app.1234.js': portalScript,
    'assets/app.1234.js.br': brotliCompressSync(portalScript),
    'assets/app.1234.js.gz': gzipSync(portalScript),
    'icon-192.png': 'a picture',
    'favicon.ico': 'an icon',
    'manifest.webmanifest': '{}',
    'service-worker.js': '',
    ...Object.fromEntries(webFiles(documents, new Date()).map(({ file, text }) => [file, text])),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}
