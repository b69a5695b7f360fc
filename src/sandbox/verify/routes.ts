import type { FastifyInstance, FastifyReply } from 'fastify'
import { isNone } from 'fp-ts/Option'
import type { Deps } from '../dependencies'
import { findPolicyByCode } from '../policy/repository'
import { failureReply } from '../wire/failure-reply'
import type { Html } from '../wire/html'
import { readCode, VERIFY } from './code'
import { findingOf } from './finding'
import { genuinePage, styleSource, tooManyPage, unknownPage } from './page'

/** The most checks a minute from one IP address. Guessing is hopeless anyway: a code has 80 random bits. */
const MOST_A_MINUTE = 60

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

/** `GET /verify/{code}`: for anybody, whether a certificate is genuine and valid today (requirement CERT-03). */
export const registerVerification = (app: FastifyInstance, deps: Deps): void => {
  app.get<{ Params: { code: string } }>(
    `${VERIFY}/:code`,
    {
      config: {
        rateLimit: { max: Math.min(MOST_A_MINUTE, deps.config.requestsPerMinute), timeWindow: 60_000 },
      },
      errorHandler: (error, _, reply) => {
        const { status, retryAfter } = failureReply(error)
        if (status !== 429) throw error
        void send(reply.header('retry-after', String(retryAfter ?? 60)), 429, tooManyPage)
      },
    },
    async (request, reply) => {
      const code = readCode(request.params.code)
      const found = isNone(code) ? undefined : await findPolicyByCode(deps.db, code.value)
      return found === undefined ? send(reply, 404, unknownPage) : send(reply, 200, genuinePage(findingOf(found, deps.clock())))
    },
  )
}
