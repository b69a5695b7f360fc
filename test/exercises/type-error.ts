import { basename, resolve } from 'node:path'
import ts from 'typescript'

/** The texts of files that differ from those on the disk, by path. */
type Texts = ReadonlyMap<string, string>

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)).config,
  ts.sys,
  resolve('.'),
)
const checked = /^(src|test\/support|test\/faults|test\/journeys\/support)\//
const roots = fileNames.filter((path) => checked.test(path.slice(resolve('.').length + 1)))

const parsed = new Map<string, { readonly text: string; readonly file: ts.SourceFile }>()

const hostOf = (texts: Texts): ts.CompilerHost => {
  const host = ts.createCompilerHost(options)
  const own = new Map([...texts].map(([path, text]) => [resolve(path), text]))
  const readFile = (path: string) => own.get(path) ?? host.readFile(path)
  return {
    ...host,
    readFile,
    fileExists: (path) => own.has(path) || host.fileExists(path),
    directoryExists: (path) =>
      [...own.keys()].some((file) => file.startsWith(`${path}/`)) || ts.sys.directoryExists(path),
    getSourceFile: (path, language) => {
      const known = parsed.get(path)
      const text = known !== undefined && !roots.includes(path) && !own.has(path) ? known.text : readFile(path)
      if (text === undefined) return undefined
      if (known?.text === text) return known.file
      const file = ts.createSourceFile(path, text, language, true)
      parsed.set(path, { text, file })
      return file
    },
  }
}

let program: ts.Program | undefined

/** The first type error of the sources with other texts; `undefined` without one. Each program reuses the last one. */
export const typeError = (texts: Texts, changedPath: string): string | undefined => {
  const own = [...texts.keys()].filter((path) => /\.tsx?$/.test(path)).map((path) => resolve(path))
  const rootNames = [...new Set([...roots, ...own.filter((path) => checked.test(path.slice(resolve('.').length + 1)))])]
  const name = basename(changedPath).replace(/\.tsx?$/, '')
  const next: ts.Program = ts.createProgram({
    rootNames,
    options,
    host: hostOf(texts),
    ...(program && { oldProgram: program }),
  })
  program = next
  const rank = ({ fileName, text }: ts.SourceFile): number => {
    if (fileName === resolve(changedPath) || own.includes(fileName)) return 0
    return text.includes(`/${name}'`) ? 1 : 2
  }
  const files = rootNames
    .flatMap((path) => next.getSourceFile(path) ?? [])
    .sort((one, other) => rank(one) - rank(other))
  for (const file of files)
    for (const { messageText } of next.getSemanticDiagnostics(file))
      return `${file.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  return undefined
}
