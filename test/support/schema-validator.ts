import Fastify from 'fastify'
import type { OpenApi } from '../../src/service/wire/openapi/document'
import type { Schema } from '../../src/service/wire/openapi/schema'

/** Whether a value keeps a schema of the document; `null` when it does, else the complaint. */
export type Validator = (schema: Schema, value: unknown) => string | null

/** Checks values by the document with the JSON Schema validator that Fastify brings (ajv), without changing them. */
export const schemaValidator = async (document: OpenApi): Promise<Validator> => {
  const options = { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false } as const
  const app = Fastify({ ajv: { customOptions: options } })
  app.addSchema({ $id: 'document', components: document.components })
  app.get('/', { schema: { querystring: { type: 'object' } } }, () => null)
  await app.ready()
  const compile = app.validatorCompiler
  if (compile === undefined) throw new Error('Fastify has no validator')
  const known = new Map<Schema, (value: unknown) => unknown>()
  const checkOf = (schema: Schema) => {
    const found = known.get(schema)
    if (found !== undefined) return found
    const absolute: unknown = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/'))
    const made = compile({ schema: absolute, method: 'GET', url: '/', httpPart: 'body' }) as (value: unknown) => unknown
    known.set(schema, made)
    return made
  }
  return (schema, value) => {
    const check = checkOf(schema)
    return check(value) === true ? null : JSON.stringify(Reflect.get(check, 'errors') ?? 'refused')
  }
}
