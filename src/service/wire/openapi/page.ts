import { html, type Html } from '../html'
import type { OpenApi } from './document'
import type { Operation } from './operation'
import type { Media, Response } from './responses'
import { nameOfRef, type Schema } from './schema'
import { fieldRows, fieldTable, prose, schemaAnchor, schemaLine } from './schema-html'

type Call = { readonly method: string; readonly path: string; readonly operation: Operation }

const callsOf = ({ paths }: OpenApi): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

const bodyOf = ({ requestBody }: Operation): Media | undefined => Object.values(requestBody?.content ?? {})[0]

const isReference = (response: Operation['responses'][string] | undefined): response is { readonly $ref: string } =>
  response !== undefined && '$ref' in response

/** The schema of a call's result inside the envelope. */
const resultOf = ({ responses }: Operation): Schema => {
  const success = responses['200']
  if (success === undefined || isReference(success)) return {}
  const parts = success.content['application/json']?.schema.allOf ?? []
  return parts[parts.length - 1]?.properties?.['result'] ?? {}
}

const failuresOf = ({ responses }: Operation): readonly Html[] =>
  Object.entries(responses).flatMap(([status, response], index) =>
    isReference(response)
      ? [html`${index > 1 ? ', ' : ''}<a href="#failure-${nameOfRef(response.$ref)}">${status}</a>`]
      : [],
  )

const query = ({ parameters = [], operationId }: Operation): Html | string =>
  parameters.length === 0
    ? ''
    : fieldTable(
        `Query of ${operationId}`,
        fieldRows({
          properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
          required: parameters.filter(({ required }) => required).map(({ name }) => name),
        }),
      )

const callSection = ({ method, path, operation }: Call): Html => {
  const body = bodyOf(operation)
  return html`
  <article id="${operation.operationId}">
    <h3><span class="method">${method}</span> <code>/api${path}</code></h3>
    <p>${prose(operation.summary)}. ${prose(operation.description)}</p>
    <p class="meta">May fail with ${failuresOf(operation)}</p>
    ${query(operation)}
    <dl>${body === undefined ? '' : html`<dt>Body</dt><dd>${schemaLine(body.schema)}, for example ${json(body.example)}</dd>`}
      <dt>Result</dt><dd>${schemaLine(resultOf(operation))}</dd></dl>
  </article>`
}

const tagSection = ({ name, description }: OpenApi['tags'][number], calls: readonly Call[]): Html => html`
  <section><h2>${name}</h2><p>${description}</p>${calls.map(callSection)}</section>`

const schemaSection = ([name, schema]: readonly [string, Schema]): Html => html`
  <article id="${schemaAnchor(name)}">
    <h3>${name}</h3>
    ${fieldTable(`Fields of ${name}`, fieldRows(schema))}
  </article>`

const json = (value: unknown): Html => html`<pre class="scroll" tabindex="0">${JSON.stringify(value, null, 2)}</pre>`

const failureSection = ([name, { description, content }]: readonly [string, Response]): Html => html`
  <article id="failure-${name}">
    <h3>${name}</h3>
    <p>${prose(description)}</p>
    ${json(content['application/json']?.example)}
  </article>`

/** Renders the document as HTML: every call by service, then the failures, then the schemas. */
export const openApiPage = (document: OpenApi): Html => {
  const calls = callsOf(document)
  const { info, tags, components } = document
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${info.title}</title>
  <link rel="icon" href="/catalogue/motor.svg">
  <link rel="stylesheet" href="/sandbox/console.css">
  <link rel="stylesheet" href="/sandbox/openapi.css">
</head>
<body>
<main>
  <h1>${info.title}</h1>
  <p><a href="/openapi.json">OpenAPI ${document.openapi} document</a> · <a href="/sandbox">Sandbox</a></p>
  <section>${info.description.split('\n\n').map((text) => html`<p>${prose(text)}</p>`)}</section>
  <nav class="calls" aria-label="Calls"><ul>${calls.map(
    ({ method, path, operation }) => html`<li><a href="#${operation.operationId}">${method} ${path}</a></li>`,
  )}</ul></nav>
  ${tags.map((tag) =>
    tagSection(
      tag,
      calls.filter(({ operation }) => operation.tags.includes(tag.name)),
    ),
  )}
  <section><h2>Failures</h2>${Object.entries(components.responses).map(failureSection)}</section>
  <section><h2>Schemas</h2>${Object.entries(components.schemas).map(schemaSection)}</section>
</main>
</body>
</html>
`
}
