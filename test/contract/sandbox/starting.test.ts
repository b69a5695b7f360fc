import { createServer, type AddressInfo } from 'node:net'
import { failureOf } from '../../support/failure-of'
import { startSandbox } from '../../support/sandbox-process'

jest.setTimeout(120_000)

describe('a failed start', () => {
  test.each([
    [{ NODE_ENV: 'production' }, 'PASSWORD_HASHING=cheap is for tests only'],
    [{ SMTP_URL: 'http://user:very-secret@mail.test' }, 'SMTP_URL must be an address'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'PostgreSQL at 127.0.0.1:1/none cannot be reached'],
  ])('with %j exits with code 1 and a readable message', async (env, message) => {
    const { code, output } = await failureOf(startSandbox({ env }))
    expect(code).toBe(1)
    expect(output).toContain(message)
    expect(output.trim().split('\n')).toHaveLength(1)
    // The address of a mail server may contain a password.
    expect(output).not.toContain('very-secret')
  })
})

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
const ready = message('Z', Buffer.from('I'))

/** A server that answers each query with its version. */
const serverOf = async (version: string) => {
  const column = Buffer.concat([
    Buffer.from('server_version\0'),
    number(0, 4),
    number(0, 2),
    number(25, 4),
    number(-1, 2),
    number(-1, 4),
    number(0, 2),
  ])
  const answer = Buffer.concat([
    message('T', Buffer.concat([number(1, 2), column])),
    message('D', Buffer.concat([number(1, 2), number(version.length, 4), Buffer.from(version)])),
    message('C', Buffer.from('SHOW\0')),
    ready,
  ])
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', number(0, 4)), ready]))
      socket.on('data', (query) => query[0] === 81 && socket.write(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

test('[RUN-13] a PostgreSQL that is too old ends the start with its version', async () => {
  const { port, close } = await serverOf('14.9 (Debian 14.9-1)')
  const { code, output } = await failureOf(
    startSandbox({ env: { DATABASE_URL: `postgres://portal@127.0.0.1:${port}/portal` } }),
  )
  close()
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `PostgreSQL at 127.0.0.1:${port}/portal is version 14.9 (Debian 14.9-1). Version 15 or newer is needed. Nothing was changed.`,
  )
})
