import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'

const [LF, CR] = [0x0a, 0x0d]

/** Where the head of a request ends: behind a blank line. `undefined` if that is still to come. */
const endOfHead = (bytes: Buffer): number | undefined => {
  for (let line = bytes.indexOf(LF); line !== -1; line = bytes.indexOf(LF, line + 1)) {
    const next = bytes[line + 1] === CR ? line + 2 : line + 1
    if (bytes[next] === LF) return next + 1
  }
  return undefined
}

/** How many bytes at the end of a piece can belong to a blank line that ends in the next one. */
const LINE_END = 2

const nothing: Buffer = Buffer.alloc(0)

/**
 * What arrives on a connection, parsed piece by piece: a head, the body of a declared length, or what of a body in chunks
 * ends with a blank line, as all of it does. So a piece never has the end of one request and the beginning of the next.
 */
class Arriving {
  /** What has arrived and was not parsed. */
  #rest = nothing
  /** The end of a head, or of a chunk, that is not yet whole. */
  #tail = nothing
  /** How many bytes of the body are still to come, where its length was declared. */
  #body = 0
  #request: IncomingMessage | undefined
  #isScheduled = false

  constructor(
    readonly socket: Socket,
    readonly parse: (bytes: Buffer) => void,
  ) {}

  /** Goes on when more has arrived. */
  read(): void {
    if (!this.#isScheduled) this.#next()
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    this.#request = request
    this.#body = Number(request.headers['content-length'] ?? 0)
    response.once('close', () => {
      this.#request = undefined
      this.#schedule()
    })
  }

  /** Whether there is no request in work, or what comes next is its body, and it is being read. */
  #mayParse(): boolean {
    const request = this.#request
    return request === undefined || (!request.complete && request.readableLength < request.readableHighWaterMark)
  }

  #next(): void {
    // Node gives the parser of a connection that has ended to another one.
    if (!this.socket.writable || !this.#mayParse() || !this.#hasMore()) return
    this.#piece()
    // The body of a request that has just begun takes no turn of its own.
    if (this.#request?.complete === false && this.#rest.length > 0) this.#piece()
    this.#schedule()
  }

  /** Takes what has arrived from the connection as soon as all before it is parsed; the connection then reads on. */
  #hasMore(): boolean {
    if (this.#rest.length === 0) this.#rest = (this.socket.read() as Buffer | null) ?? nothing
    return this.#rest.length > 0
  }

  #piece(): void {
    const { length } = this.#rest
    const end = this.#body > 0 ? Math.min(this.#body, length) : (this.#endOfHead() ?? length)
    const piece = end === length ? this.#rest : this.#rest.subarray(0, end)
    this.#rest = end === length ? nothing : this.#rest.subarray(end)
    this.#body = Math.max(0, this.#body - end)
    this.parse(piece)
  }

  #endOfHead(): number | undefined {
    const before = this.#tail.length
    const bytes = before === 0 ? this.#rest : Buffer.concat([this.#tail, this.#rest])
    const end = endOfHead(bytes)
    this.#tail = end === undefined ? bytes.subarray(-LINE_END) : nothing
    return end === undefined ? undefined : end - before
  }

  /** A turn of the event loop for each request, so that a connection with many of them holds up no other. */
  #schedule(): void {
    if (this.#isScheduled || (this.#rest.length === 0 && this.socket.readableLength === 0)) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#next()
    })
  }
}

const connections = new WeakMap<Socket, Arriving>()

/** The responses of such a server: there is one for each request, also for those that Node answers itself. */
export class OneAtATime<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(...args: [request: Request]) {
    super(...args)
    const [request] = args
    connections.get(request.socket)?.begin(request, this)
  }
}

/**
 * Has a server, whose responses are `OneAtATime`, work on one request of a connection at a time; what comes behind it waits
 * unread. Node itself begins all that arrives in a piece of 64 KiB at once, thousands of requests. So
 * the listener that it has put on a connection gets what arrives in smaller pieces.
 */
export const oneRequestAtATime = (server: Server): void => {
  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[]
    if (parse === undefined) return
    const arriving = new Arriving(socket, parse)
    connections.set(socket, arriving)
    socket.removeListener('data', parse)
    // A connection that flows is made to flow on by each request that ends; this one waits until it is read. Node resumes
    // it when the body of a request is read on.
    for (const event of ['readable', 'resume'])
      socket.on(event, () => {
        arriving.read()
      })
  })
}
