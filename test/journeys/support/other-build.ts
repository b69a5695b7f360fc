import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const HASH = /\.?([0-9a-f]{8})\.(?:js|css)$/

const digest = (algorithm: string, content: Buffer) => createHash(algorithm).update(content).digest('base64')

/** The list of files in the service worker, with the digests of the files as they are now. */
const withDigests = async (folder: string, worker: string): Promise<string> => {
  const list = /"files":(\[.*?\])/.exec(worker)?.[1] ?? '[]'
  const files = JSON.parse(list) as readonly { readonly url: string; readonly revision: string | null }[]
  const changed = await Promise.all(
    files.map(async ({ url, revision }) => {
      const content = await readFile(join(folder, url))
      return { url, revision: revision && digest('sha256', content), integrity: `sha384-${digest('sha384', content)}` }
    }),
  )
  return worker.replace(list, () => JSON.stringify(changed)).replace(/"id":"\w+"/, '"id":"anotherBuild"')
}

/**
 * Replaces a built portal by another build of it, as a deployment does: every script and style has another name, and none
 * of the old ones is left. Building twice would take half a minute.
 */
export const replaceBuild = async (folder: string): Promise<void> => {
  const all = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|html|gz|br)$/.test(file))
  const [packed, plain] = [
    all.filter((file) => /\.(gz|br)$/.test(file)),
    all.filter((file) => !/\.(gz|br)$/.test(file)),
  ]
  const hashes = plain.flatMap((file) => HASH.exec(file)?.[1] ?? [])
  const other = (hash: string) =>
    hash
      .split('')
      .reverse()
      .join('')
      .replace(/^./, (first) => (first === '0' ? '1' : '0'))
  const pattern = new RegExp(hashes.join('|'), 'g')
  await Promise.all(packed.map((file) => rm(join(folder, file))))
  await Promise.all(
    plain.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      await writeFile(join(folder, file), text.replace(pattern, other))
      await rename(join(folder, file), join(folder, file.replace(pattern, other)))
    }),
  )
  const worker = join(folder, 'service-worker.js')
  await writeFile(worker, await withDigests(folder, await readFile(worker, 'utf8')))
}
