/** The thread of the embedded database, see ./pglite.ts. It opens the folder, says so, and then answers each statement. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type SerializerOptions } from '@electric-sql/pglite'
import type { Message } from './pglite'

/** What PostgreSQL said of why it ends: `PANIC:  could not locate a valid checkpoint record`. */
const reasons: string[] = []

const hear = (line: string): boolean => {
  const [, reason] = line.split(/(?:ERROR|FATAL|PANIC): /)
  if (reason !== undefined) reasons.push(reason.trim())
  return false
}

/** The type of documents' contents. PGlite itself writes and reads their digits one by one, five seconds for 8 MB. */
const BYTEA = 17
const serializers: SerializerOptions = {
  [BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
}
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))

const options = { onStderr: hear, onStdout: hear, serializers, parsers: { [BYTEA]: bytesOf } }

const database = await PGlite.create(String(workerData), options).catch((error: unknown) => {
  throw new Error(reasons.at(-1) ?? (error instanceof Error ? error.message : 'PostgreSQL gave no reason'))
})

const asIs = (text: string) => text

const resultOf = async ({ text, values, rowMode, unparsed }: NonNullable<Message['statement']>) => {
  const parsers = Object.fromEntries(unparsed.map((type) => [type, asIs]))
  try {
    return { result: await database.query(text, [...values], { ...(rowMode && { rowMode }), parsers }) }
  } catch (error) {
    const { message, code, severity, detail, constraint, table, column } = error as Record<string, unknown>
    return { failure: { message, code, severity, detail, constraint, table, column } }
  }
}

const handle = async ({ id, statement }: Message): Promise<void> => {
  if (statement === undefined) {
    await database.close()
    parentPort?.close()
  } else parentPort?.postMessage({ id, ...(await resultOf(statement)) })
}

parentPort?.on('message', (message: Message) => void handle(message))

parentPort?.postMessage('open')
