import { connect, type Socket } from 'node:net'

/** Connections of a flood: what each sends, and whether it reads. */
export type Connections = {
  readonly open: () => number
  readonly close: () => void
}

const opened = (origin: string): Promise<Socket> => {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket)).once('close', () => resolve(socket))
  })
}

/** That many connections, on each of which `begin` sends something. */
export const connections = async (
  origin: string,
  count: number,
  begin: (socket: Socket, index: number) => void,
): Promise<Connections> => {
  const sockets = await Promise.all(Array.from({ length: count }, () => opened(origin)))
  sockets.forEach(begin)
  return {
    open: () => sockets.filter(({ destroyed }) => !destroyed).length,
    close: () => sockets.forEach((socket) => socket.destroy()),
  }
}

/** Writes a text again and again, as fast as the other side takes it, and reads what comes. */
export const forEver = (text: string) => (socket: Socket) => {
  const write = () => {
    while (!socket.destroyed && socket.write(text));
  }
  socket.on('drain', write).resume()
  write()
}

/** Sends a request again as soon as its answer has begun. */
export const oneAfterTheOther = (text: string) => (socket: Socket) => {
  socket.on('data', () => socket.write(text))
  socket.write(text)
}

/** Sends a head, and then a byte of its body every five seconds. */
export const drip = (head: string) => (socket: Socket) => {
  socket.resume().write(`${head}"`)
  const timer = setInterval(() => socket.write('a'), 5_000)
  socket.once('close', () => clearInterval(timer))
}
