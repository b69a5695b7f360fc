import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isNone } from 'fp-ts/Option'
import type { Capabilities, FileKind } from './capability'
import { FILES } from './signed-address'

/** A file as it is sent. */
export type File = { readonly mediaType: string; readonly name: string; readonly content: Uint8Array }

/** Reads a file by its id alone: only for a capability, which its owner was given. */
export type ReadFile = (id: number, headers: IncomingHttpHeaders) => Promise<File | undefined>

type Needs = {
  readonly capabilities: Pick<Capabilities, 'verify'>
  readonly tokens: { readonly isOpen: (session: string) => Promise<boolean> }
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
  app.get<{ Params: { capability: string } }>(`${FILES}/:capability`, async (request, reply) => {
    const grant = deps.capabilities.verify(request.params.capability)
    if (isNone(grant) || !(await deps.tokens.isOpen(grant.value.session))) return expired(reply)
    const { kind, id } = grant.value.file
    const content = await deps.files[kind](id, request.headers)
    if (content === undefined) return expired(reply)
    return reply
      .headers({
        'content-disposition': `inline; filename="${content.name}"`,
        'content-security-policy':
          "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type(content.mediaType)
      .send(content.content)
  })
}
