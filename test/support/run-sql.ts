import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import { QUICK_WASM } from './sandbox-process'

/** PGlite does not run inside jest, so a process of its own opens the folder. */
const script = `
  import { PGlite } from '@electric-sql/pglite'
  const database = await PGlite.create(process.argv[1])
  await database.exec(process.argv[2])
  await database.close()`

/** Runs SQL on the PGlite folder of a sandbox that is not running: to let time pass, for one. */
export const sqlOnFolder = (dataDir: string, statement: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = [QUICK_WASM, '--input-type=module', '-e', script, join(dataDir, 'pglite'), statement]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(complaint))
    })
  })

/** The same on a PostgreSQL database. */
export const sqlOnServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
