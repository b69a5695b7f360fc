import { createServer, type AddressInfo, type Socket } from 'node:net'

type Row = Readonly<Record<string, string>>

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const number = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes)
  written.writeIntBE(value, 0, bytes)
  return written
}
const text = (value: string): Buffer => Buffer.from(`${value}\0`)

const TEXT_OID = 25
const column = (name: string): Buffer =>
  Buffer.concat([
    text(name),
    number(0, 4),
    number(0, 2),
    number(TEXT_OID, 4),
    number(-1, 2),
    number(-1, 4),
    number(0, 2),
  ])
const cell = (value: string): Buffer => Buffer.concat([number(Buffer.byteLength(value), 4), Buffer.from(value)])

const answerOf = (rows: readonly Row[]): Buffer => {
  const [names, count] = [Object.keys(rows[0] ?? {}), number(Object.keys(rows[0] ?? {}).length, 2)]
  return Buffer.concat([
    message('T', Buffer.concat([count, ...names.map(column)])),
    ...rows.map((row) => message('D', Buffer.concat([count, ...Object.values(row).map(cell)]))),
    message('C', text('SELECT')),
  ])
}
const refusal = (error: Error): Buffer =>
  message('E', Buffer.concat([text('SERROR'), text('C08P01'), text(`M${error.message}`), Buffer.alloc(1)]))

const ready = message('Z', Buffer.from('I'))
const QUERY = 'Q'.charCodeAt(0)

/** A PostgreSQL server that answers the statements of its connections, which are numbered from 0, as a test says. */
export const scriptedPostgres = async (
  rowsFor: (statement: string, connection: number) => readonly Row[] | Error,
): Promise<{ readonly url: string; readonly close: () => void }> => {
  let connections = 0
  const serve = (socket: Socket) => {
    const connection = connections
    connections += 1
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', number(0, 4)), ready]))
      socket.on('data', (query) => {
        if (query[0] !== QUERY) return
        const rows = rowsFor(query.toString('utf8', 5, query.length - 1), connection)
        socket.write(Buffer.concat([rows instanceof Error ? refusal(rows) : answerOf(rows), ready]))
      })
    })
  }
  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `postgres://portal@127.0.0.1:${(server.address() as AddressInfo).port}/portal`,
    close: () => server.close(),
  }
}
