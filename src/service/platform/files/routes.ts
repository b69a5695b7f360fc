import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNone } from 'fp-ts/Option'
import type { Enqueue } from '../workers/fair-queue'
import type { Capabilities, FileKind } from './capability'
import { FILES } from './signed-address'

type File = {
  readonly mediaType: string
  readonly name: string
  /** In bytes; of what is drawn it is not known before. */
  readonly length?: number
  /** Draws it, or reads it while it is sent, which a HEAD does not ask for. */
  readonly open: () => Promise<Uint8Array> | Readable
}

/** Who reads a file. */
export type Reader = {
  /** Whose session the address was issued to. */
  readonly customerId: string
  readonly headers: IncomingHttpHeaders
  /** Reads from the database in this reader's turn: at once, or a piece of what is being sent. */
  readonly enqueue: <A>(read: () => Promise<A>) => Promise<A>
  readonly enqueuePiece: Reader['enqueue']
}

/** Reads a file by its id alone: only for a capability, which its owner was given. */
export type ReadFile = (id: number, reader: Reader) => Promise<File | undefined>

type Needs = {
  readonly capabilities: Pick<Capabilities, 'verify'>
  readonly tokens: { readonly ownerOf: (session: string) => Promise<string | undefined> }
  readonly queues: Readonly<Record<'others' | 'pieces', Enqueue>>
  readonly files: Readonly<Record<FileKind, ReadFile>>
}

const expired = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('This link has expired. Open the file from the portal again.\n')

/**
 * `GET /files/{capability}`: one file, displayed by the browser, for anyone with its address, until the log-out of the
 * session that the address was issued to. A file cannot execute anything: its content-security policy allows no script,
 * and browsers must not guess its type.
 */
export const registerFiles = (app: FastifyInstance, deps: Needs): void => {
  const sendFile = async (request: FastifyRequest<{ Params: { capability: string } }>, reply: FastifyReply) => {
    const grant = deps.capabilities.verify(request.params.capability)
    if (isNone(grant)) return expired(reply)
    const { file, session } = grant.value
    const enqueue: Reader['enqueue'] = (read) => deps.queues.others(session, read)
    request.owner = session
    const customerId = await enqueue(() => deps.tokens.ownerOf(session))
    if (customerId === undefined) return expired(reply)
    const found = await deps.files[file.kind](file.id, {
      customerId,
      headers: request.headers,
      enqueue,
      enqueuePiece: (read) => deps.queues.pieces(session, read),
    })
    if (found === undefined) return expired(reply)
    return reply
      .headers({
        'content-disposition': `inline; filename="${found.name}"`,
        ...(found.length === undefined ? {} : { 'content-length': found.length }),
        'content-security-policy':
          "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type(found.mediaType)
      .send(request.method === 'HEAD' ? undefined : await found.open())
  }
  app.route({ method: ['GET', 'HEAD'], url: `${FILES}/:capability`, handler: sendFile })
}
