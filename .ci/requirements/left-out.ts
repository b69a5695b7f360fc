import { readFileSync } from 'node:fs'
import { filesBelow } from '../files'
import { inRoot } from '../paths'

const leftOut =
  /\b(?:describe|it|test)(?:\.(?:describe|each|concurrent|serial|parallel|step))*\.(?:only|skip|todo|failing|fixme|fail)\b|\b(?:fit|xit|fdescribe|xdescribe|xtest)\s*\(/

/** The lines of a test's source that leave a test out or run one alone. */
export const leftOutLines = (source: string): ReadonlyArray<number> =>
  source.split('\n').flatMap((line, index) => (leftOut.test(line) ? [index + 1] : []))

/** Every place below test/ that does so. */
export const leftOutTests = (): ReadonlyArray<string> =>
  filesBelow('test')
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      leftOutLines(readFileSync(inRoot(path), 'utf8')).map((line) => `${path}:${line} leaves tests out`),
    )
