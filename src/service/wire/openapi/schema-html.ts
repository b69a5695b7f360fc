import { html, type Html } from '../html'
import { nameOfRef, typesOf, type Schema } from './schema'

/** Renders a text in which backticks mark code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`

/** The anchor of a named schema on the page. */
export const schemaAnchor = (name: string): string => `schema-${name}`

const link = (ref: string): Html => html`<a href="#${schemaAnchor(nameOfRef(ref))}">${nameOfRef(ref)}</a>`

const joined = (parts: readonly Html[]): Html =>
  html`${parts.flatMap((part, index) => (index === 0 ? [part] : [html` or `, part]))}`

const bounds = ({ minLength, maxLength, minimum, maximum, maxItems }: Schema): string => {
  const range = (from: number | undefined, to: number | undefined, unit: string) =>
    to === undefined ? '' : ` ${from ?? 0}…${to}${unit}`
  const length = maxItems === undefined ? '' : `, at most ${maxItems}`
  return range(minLength, maxLength, ' characters') + range(minimum, maximum, '') + length
}

/** A schema in one line: `string 1…64 characters`, `list of Policy`, `Document or null`. */
export const schemaLine = (schema: Schema): Html => {
  if (schema.$ref !== undefined) return link(schema.$ref)
  if (schema.anyOf !== undefined) return joined(schema.anyOf.map(schemaLine))
  if (schema.const !== undefined) return html`<code>${String(schema.const)}</code>`
  const names = typesOf(schema).map((type) =>
    type === 'array' && schema.items !== undefined ? html`list of ${schemaLine(schema.items)}` : html`${type}`,
  )
  const format = schema.format === undefined ? '' : ` (${schema.format})`
  return html`${names.length === 0 ? 'anything' : joined(names)}${bounds(schema)}${format}`
}

/** The fields of an object as rows of a table. */
export const fieldRows = ({ properties = {}, required = [] }: Schema): readonly Html[] =>
  Object.entries(properties).map(
    ([name, schema]) => html`
      <tr>
        <th scope="row"><code>${name}</code></th>
        <td>${schemaLine(schema)}</td>
        <td>${required.includes(name) ? 'yes' : ''}</td>
        <td>${schema.description ?? ''}</td>
      </tr>`,
  )

export const fieldTable = (label: string, rows: readonly Html[]): Html => html`
  <div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>${['Name', 'Is', 'Must be there', 'Notes'].map((name) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>${rows}</tbody>
    </table>
  </div>`
