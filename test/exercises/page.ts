import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that a page adds. */
export type NewFile = { readonly path: string; readonly text: string }

/** A change of a file: the lines before, and the lines that replace them. */
export type Hunk = {
  readonly path: string
  readonly before: string
  readonly after: string
  readonly changedLines: number
}

export type Changes = { readonly files: readonly NewFile[]; readonly hunks: readonly Hunk[] }

/** The text of a page of docs, or of one of its sections. */
export const textOf = (page: string, heading?: string): string => {
  const text = readFileSync(join('docs', page), 'utf8')
  if (heading === undefined) return text
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`docs/${page} has no section "${heading}"`)
  return section
}

const linesWith = (text: string, marks: string): string =>
  text
    .split('\n')
    .filter((line) => line !== '' && marks.includes(line.charAt(0)))
    .map((line) => `${line.slice(1)}\n`)
    .join('')

const hunkOf = (path: string, text: string): Hunk => ({
  path,
  before: linesWith(text, ' -'),
  after: linesWith(text, ' +'),
  changedLines: text.split('\n').filter((line) => line.startsWith('+')).length,
})

type Block = { readonly language: string; readonly path: string; readonly text: string }

const blocksOf = (page: string, heading: string): readonly Block[] =>
  [...textOf(page, heading).matchAll(/^```(\w*) ?(\S*)\n(.*?)^```$/gms)].map(
    ([, language = '', path = '', text = '']) => ({
      language,
      path,
      text,
    }),
  )

/**
 * The changes of a section. A block with a language and a path is a new file; a `diff` block changes the file at its
 * path, and its parts, separated by blank lines, are separate places.
 */
export const changesOf = (page: string, heading: string): Changes => {
  const blocks = blocksOf(page, heading).filter(({ path }) => path !== '')
  return {
    files: blocks.filter(({ language }) => language !== 'diff').map(({ path, text }) => ({ path, text })),
    hunks: blocks
      .filter(({ language }) => language === 'diff')
      .flatMap(({ path, text }) => text.split(/^\n/m).map((part) => hunkOf(path, part))),
  }
}

/** The command lines of a section, in its blocks without a language. */
export const commandsOf = (page: string, heading: string): readonly string[] =>
  blocksOf(page, heading)
    .filter(({ language }) => language === '')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => /^np[mx] /.test(line))

const replaceOnce = (text: string, { path, before, after }: Hunk): string => {
  if (text.split(before).length !== 2) throw new Error(`${path} does not have this once:\n${before}`)
  return text.replace(before, () => after)
}

const change = (folder: string, hunk: Hunk): void => {
  const file = join(folder, hunk.path)
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), hunk))
}

/** The files with the changes, by path; the file at the path `without` is not changed. */
export const changed = ({ files, hunks }: Changes, without?: string): ReadonlyMap<string, string> => {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  for (const hunk of hunks.filter(({ path }) => path !== without))
    texts.set(hunk.path, replaceOnce(texts.get(hunk.path) ?? readFileSync(hunk.path, 'utf8'), hunk))
  return texts
}

/** Makes the changes in the sources of a folder. */
export const apply = (folder: string, { files, hunks }: Changes): void => {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const hunk of hunks) change(folder, hunk)
}

/** Takes changes of files back. */
export const revert = (folder: string, { hunks }: Changes): void => {
  for (const hunk of hunks) change(folder, { ...hunk, before: hunk.after, after: hunk.before })
}
