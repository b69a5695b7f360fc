import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inRoot, root } from '../paths'
import type { Source } from './choose'

/** The files below these folders that belong to the project, with their contents. */
export const filesBelow = (...folders: readonly string[]): readonly Source[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(inRoot(file)))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }))
