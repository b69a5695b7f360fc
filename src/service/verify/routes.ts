import type { FastifyInstance, FastifyReply } from 'fastify'
import { isNone } from 'fp-ts/Option'
import type { Database } from '../platform/database/database'
import type { Clock } from '../platform/clock/clock'
import type { Config } from '../platform/config/config'
import { findPolicyByCode } from '../cover/policy/repository'
import { failureReply } from '../wire/failure-reply'
import type { Html } from '../platform/html/html'
import { limitedByAddress } from '../wire/network-address'
import { readCode, VERIFY } from '../cover/certificate/code'
import { verificationOf } from './finding'
import { genuinePage, styleSource, tooManyPage, unknownPage } from './page'

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'checksPerMinute'>
}

const send = (reply: FastifyReply, status: number, { text }: Html): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src ${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(text)

/** `GET /verify/{code}`: for anybody, whether a certificate is genuine and valid today. */
export const registerVerification = (app: FastifyInstance, deps: Needs): void => {
  app.route<{ Params: { code: string } }>({
    // As one route both count together.
    method: ['GET', 'HEAD'],
    url: `${VERIFY}/:code`,
    config: limitedByAddress(deps.config.checksPerMinute),
    errorHandler: (error, _, reply) => {
      const { status, retryAfter } = failureReply(error)
      if (status !== 429) throw error
      void send(reply.header('retry-after', String(retryAfter ?? 60)), 429, tooManyPage)
    },
    handler: async (request, reply) => {
      const code = readCode(request.params.code)
      const found = isNone(code) ? undefined : await findPolicyByCode(deps.db, code.value)
      return found === undefined
        ? send(reply, 404, unknownPage)
        : send(reply, 200, genuinePage(verificationOf(found, deps.clock.business())))
    },
  })
}
