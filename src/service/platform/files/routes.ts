import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isNone } from 'fp-ts/Option'
import { allBeneficiaries } from '../../beneficiary/repository'
import type { Deps } from '../../start/parts'
import { isPending } from '../../cover/policy/pending'
import { findPolicyById } from '../../cover/policy/repository'
import { checkAddress } from '../../cover/certificate/code'
import type { FileName } from './capability'
import { certificateOf } from '../../cover/certificate/content'
import { findDocument } from '../../../sandbox/documents/repository'
import { FILES } from './signed-address'

type File = { readonly mediaType: string; readonly name: string; readonly content: Uint8Array }

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

const certificateFile = async (deps: Deps, headers: IncomingHttpHeaders, id: number): Promise<File | undefined> => {
  const row = await findPolicyById(deps.db, id)
  if (row === undefined || isPending(row.policy)) return undefined
  const beneficiaries = await allBeneficiaries(deps.db, row.policy.customerId)
  const certificate = certificateOf(row, beneficiaries, checkAddress(deps, headers, row.policy.verificationCode))
  const name = `certificate-${row.policy.policyNo.replace(/[^\w-]+/g, '-')}.pdf`
  const input = { certificate, issued: row.policy.createdAt }
  return {
    mediaType: 'application/pdf',
    name,
    content: await deps.workers.run('certificate', row.policy.customerId, input),
  }
}

const documentOf = async ({ db }: Pick<Deps, 'db'>, id: number): Promise<File | undefined> => {
  const found = await findDocument(db, id)
  const ending = found === undefined ? undefined : endings[found.mediaType]
  if (found === undefined || ending === undefined) return undefined
  return { mediaType: found.mediaType, name: `document-${found.id}.${ending}`, content: found.content }
}

const read = (deps: Deps, headers: IncomingHttpHeaders, { kind, id }: FileName): Promise<File | undefined> =>
  kind === 'certificate' ? certificateFile(deps, headers, id) : documentOf(deps, id)

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
export const registerFiles = (app: FastifyInstance, deps: Deps): void => {
  app.get<{ Params: { capability: string } }>(`${FILES}/:capability`, async (request, reply) => {
    const grant = deps.capabilities.verify(request.params.capability)
    if (isNone(grant) || !(await deps.tokens.isOpen(grant.value.session))) return expired(reply)
    const content = await read(deps, request.headers, grant.value.file)
    if (content === undefined) return expired(reply)
    return reply
      .headers({
        'content-disposition': `inline; filename="${content.name}"`,
        'content-security-policy':
          "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type(content.mediaType)
      .send(content.content)
  })
}
