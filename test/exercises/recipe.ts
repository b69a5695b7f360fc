import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that a recipe adds. */
export type NewFile = { readonly path: string; readonly text: string }

/** A change of a file: the lines before, and the lines that replace them. */
export type Hunk = {
  readonly path: string
  readonly before: string
  readonly after: string
  readonly changedLines: number
}

export type Recipe = { readonly files: readonly NewFile[]; readonly hunks: readonly Hunk[] }

const block = /^```(\w+) (\S+)\n(.*?)^```$/gms

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

/**
 * The code of a section of docs/recipes.md. A block with a language and a path is a new file; a `diff` block changes
 * the file at its path, and its parts, separated by blank lines, are separate places.
 */
export const recipeOf = (heading: string): Recipe => {
  const page = readFileSync('docs/recipes.md', 'utf8')
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`docs/recipes.md has no section "${heading}"`)
  const blocks = [...section.matchAll(block)].map(([, language = '', path = '', text = '']) => ({
    language,
    path,
    text,
  }))
  return {
    files: blocks.filter(({ language }) => language !== 'diff').map(({ path, text }) => ({ path, text })),
    hunks: blocks
      .filter(({ language }) => language === 'diff')
      .flatMap(({ path, text }) => text.split(/^\n/m).map((part) => hunkOf(path, part))),
  }
}

const replaceOnce = (text: string, { path, before, after }: Hunk): string => {
  if (text.split(before).length !== 2) throw new Error(`${path} does not have this once:\n${before}`)
  return text.replace(before, () => after)
}

/** Applies a recipe to the sources in a folder; the file at the path `without` is not changed. */
export const apply = (folder: string, { files, hunks }: Recipe, without?: string): void => {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const hunk of hunks.filter(({ path }) => path !== without)) {
    const file = join(folder, hunk.path)
    writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), hunk))
  }
}
