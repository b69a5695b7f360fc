import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The only other origin that may call the shared sandbox from a browser. */
export const namedOrigin = 'http://portal.example'

export const portalScript = 'export const answer = 42\n'.repeat(40)

/** A portal of a few words below `dataDir`, for the shared sandbox to serve: the contract does not wait for a build. */
export const writePortal = async (dataDir: string): Promise<string> => {
  const folder = join(dataDir, 'portal')
  await mkdir(join(folder, 'assets'), { recursive: true })
  const files: Record<string, string | Buffer> = {
    'index.html': 'the landing page',
    'login.html': 'the log-in page',
    'app.html': 'the application',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app.1234.js': portalScript,
    'assets/app.1234.js.br': brotliCompressSync(portalScript),
    'assets/app.1234.js.gz': gzipSync(portalScript),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}
