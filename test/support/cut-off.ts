import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A server that can be cut off: its connections break and new ones are refused, or nothing passes any more. */
export type CutOff = {
  /** The address of the server behind it. */
  readonly url: string
  /** Breaks every connection and refuses new ones. */
  readonly cut: () => Promise<void>
  /** Keeps every connection and lets nothing pass. */
  readonly freeze: () => void
  /** Leaves each connection open until its next statement, which breaks it; new ones work. */
  readonly breakAtNextStatement: () => void
  /** Accepts connections and lets them pass. */
  readonly restore: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Stands between a process and the PostgreSQL server of a URL. */
export const cutOff = async (databaseUrl: string): Promise<CutOff> => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(Number(target.port || '5432'), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      if (frozen) from.pause()
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve()
      })
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut: close,
    freeze: () => {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    breakAtNextStatement: () => {
      for (const socket of sockets) socket.prependOnceListener('data', () => socket.destroy())
    },
    restore: async () => {
      frozen = false
      for (const socket of sockets) socket.resume()
      if (!server.listening) await listen(port)
    },
    stop: () => (server.listening ? close() : Promise.resolve()),
  }
}
