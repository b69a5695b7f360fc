import fc from 'fast-check'
import type { Endpoint } from '../../../src/contract/endpoint'
import { abpMessages } from '../../../src/contract/envelope'
import { endpoints, type EndpointName } from '../../../src/contract/table'
import type { OpenApi } from '../../../src/service/wire/openapi/document'
import type { Operation } from '../../../src/service/wire/openapi/operation'
import { sandboxDocument } from '../../../src/service/sandbox/openapi/sandbox-document'
import { componentRef, nameOfRef, type Schema } from '../../../src/service/wire/openapi/schema'
import { logIn, tokenOf } from '../customer-builder'
import { rawClient } from '../raw-client'
import { schemaValidator, type Validator } from '../schema-validator'
import { requestTo, type GeneratedRequest } from './generated-request'
import { goodRequests, ownerOfEverything } from './good-requests'
import { senderTo, type RawAnswer, type Sender } from './send'

const profile: GeneratedRequest = {
  who: 'customer',
  method: 'GET',
  path: `/api${endpoints.getCurrentUserProfile.path}`,
  headers: {},
  body: undefined,
  encoding: 'utf8',
}

/** What any call may return, as the document's introduction says: an address or headers that are too long. */
const TOO_LONG = 431

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const schemaOf = ({ components }: OpenApi, response: Operation['responses'][string] | undefined): Schema | undefined =>
  response !== undefined && '$ref' in response
    ? components.responses[nameOfRef(response.$ref)]?.content['application/json']?.schema
    : response?.content['application/json']?.schema

const failed = componentRef('schemas', 'Failure')

/** What is wrong with an answer: every one is in the envelope, as the document has it for its status. */
const complaintAbout = (
  document: OpenApi,
  operation: Operation,
  complaint: Validator,
  { status, type, text }: RawAnswer,
): string | null => {
  const answer = parsed(text)
  if (!type.startsWith('application/json') || answer === undefined) return `no JSON: ${text.slice(0, 200)}`
  if (text.includes(abpMessages.internal)) return 'an error that nobody expected'
  const documented = schemaOf(document, operation.responses[status])
  const schema = status === TOO_LONG ? failed : documented
  if (schema === undefined) return `a status that is not in the document: ${text.slice(0, 200)}`
  return complaint(schema, answer)
}

/** Sends generated requests to every call of one sandbox; each must be answered, and so must the next good one. */
export type GeneratedRun = {
  readonly call: (name: EndpointName, options: fc.Parameters<[GeneratedRequest]>) => Promise<void>
  /** The statuses that a call was answered with so far. */
  readonly statusesOf: (name: EndpointName) => readonly number[]
  readonly close: () => void
}

/** A log-in ends the session whose token is sent with it. */
const endsSession = (name: EndpointName, status: number): boolean =>
  name === 'logOut' || (name === 'authenticate' && status === 200)

export const generatedRun = async (origin: string, widgetOrigin: string): Promise<GeneratedRun> => {
  const document = sandboxDocument()
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const [complaint, sender]: [Validator, Sender] = [await schemaValidator(document), senderTo(origin)]
  const customer = await ownerOfEverything(origin, widgetOrigin)
  const good = await goodRequests(origin, customer)
  const statuses = new Map<EndpointName, Set<number>>()
  let token = customer.client.token ?? ''

  const logInAgain = async (): Promise<void> => {
    const session = await logIn(rawClient(origin), customer.emailAddress, customer.password)
    token = tokenOf(session.result)
  }

  const nextGoodOne = async (): Promise<void> => {
    expect(await sender.send(profile, token)).toMatchObject({
      status: 200,
      text: expect.stringContaining('"success":true') as string,
    })
  }

  return {
    call: async (name, options) => {
      const row = endpoints[name] as unknown as Endpoint
      const operation = operations.find(({ operationId }) => operationId === name)
      if (operation === undefined) throw new Error(`${name} is not in the document`)
      const property = fc.asyncProperty(requestTo(row, operation, document, good[name] ?? {}), async (request) => {
        const answer = await sender.send(request, token)
        statuses.set(name, new Set(statuses.get(name)).add(answer.status))
        const wrong = complaintAbout(document, operation, complaint, answer)
        if (wrong !== null) throw new Error(`${answer.status}: ${wrong}`)
        if (endsSession(name, answer.status)) await logInAgain()
        await nextGoodOne()
      })
      await fc.assert(property, options)
    },
    statusesOf: (name) => [...(statuses.get(name) ?? [])],
    close: sender.close,
  }
}
