const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * HTML that was written by us or escaped. The private field makes the type nominal: a record that happens to have a
 * `text` is not taken for HTML.
 */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  get text(): string {
    return this.#text
  }
}

type Part = string | number | Html | readonly Html[]

const render = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character)
  return part.map(({ text }) => text).join('')
}

/** A template for HTML: everything put into it is escaped, unless it is HTML itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, index) => text + render(parts[index - 1] ?? '') + string))
