import { readFileSync, writeFileSync } from 'node:fs'

const path = 'docs/spoken.md'
const isWritten = process.env['UPDATE_SPOKEN'] === '1'

type Section = { readonly title: string; readonly text: string }

const read = (): { readonly introduction: string; readonly sections: readonly Section[] } => {
  const [introduction = '', ...parts] = readFileSync(path, 'utf8').split(/^## /m)
  const sections = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return { title, text: lines.join('\n').trim() }
  })
  return { introduction: introduction.trim(), sections }
}

/** The titles of the flows in docs/spoken.md. */
export const spokenTitles = (): readonly string[] => read().sections.map(({ title }) => title)

/** A moment of a flow: what is done, and what is heard then. */
export type Heard = readonly [moment: string, said: string]

/** Expects that docs/spoken.md says of a flow what was heard; with UPDATE_SPOKEN=1 it is written there. */
export const expectSpoken = (title: string, heard: readonly Heard[]): void => {
  const text = heard.map(([moment, said]) => `${moment}\n\n\`\`\`text\n${said}\n\`\`\``).join('\n\n')
  const { introduction, sections } = read()
  if (isWritten) {
    const isNew = !sections.some((section) => section.title === title)
    const next = isNew
      ? [...sections, { title, text }]
      : sections.map((one) => (one.title === title ? { title, text } : one))
    writeFileSync(path, [introduction, ...next.map((one) => `## ${one.title}\n\n${one.text}`)].join('\n\n') + '\n')
  } else expect(sections.find((section) => section.title === title)?.text).toBe(text)
}
