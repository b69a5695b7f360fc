// The thread of the embedded database, see ./pglite.ts. It opens the folder, says so, and then answers each statement.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** What PostgreSQL said of why it ends: `PANIC:  could not locate a valid checkpoint record`. */
const reasons = []

const hear = (line) => {
  const [, reason] = line.split(/(?:ERROR|FATAL|PANIC): /)
  if (reason !== undefined) reasons.push(reason.trim())
}

/** The type of documents' contents. PGlite itself writes and reads their digits one by one, five seconds for 8 MB. */
const BYTEA = 17
const serializers = {
  [BYTEA]: (bytes) => `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
}
const bytesOf = (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))

const options = { onStderr: hear, onStdout: hear, serializers, parsers: { [BYTEA]: bytesOf } }

const database = await PGlite.create(workerData, options).catch((error) => {
  throw new Error(reasons.at(-1) ?? error?.message ?? 'PostgreSQL gave no reason')
})

const asIs = (text) => text

const answer = async ({ text, values, rowMode, unparsed }) => {
  const parsers = Object.fromEntries(unparsed.map((type) => [type, asIs]))
  try {
    return { result: await database.query(text, values, { rowMode, parsers }) }
  } catch (error) {
    const { message, code, severity, detail, constraint, table, column } = error
    return { failure: { message, code, severity, detail, constraint, table, column } }
  }
}

parentPort.on('message', async ({ id, statement }) => {
  if (statement === undefined) {
    await database.close()
    parentPort.close()
  } else parentPort.postMessage({ id, ...(await answer(statement)) })
})

parentPort.postMessage('open')
