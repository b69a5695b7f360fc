import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Puts 8 kB that nobody wrote into a file. */
export const spoil = async (file: string, at = 0): Promise<void> => {
  const handle = await open(file, 'r+')
  await handle.write(
    Uint8Array.from({ length: 8_192 }, (_, index) => (index * 97 + 13) % 256),
    0,
    8_192,
    at,
  )
  await handle.close()
}

/** The newest file of the database's log. */
export const logOf = async (folder: string): Promise<string> => {
  const names = (await readdir(join(folder, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort()
  return join(folder, 'pg_wal', names.at(-1) ?? '')
}
