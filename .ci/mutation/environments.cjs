/**
 * Runs in Stryker's copy of the project. A test that names its own environment is given the same one of Stryker's, from the
 * folder STRYKER_ENVIRONMENTS: any other does not record which changes a test reaches.
 */
const { readdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const folder = process.env.STRYKER_ENVIRONMENTS

for (const name of readdirSync('test', { recursive: true }))
  if (/\.test\.tsx?$/.test(name)) {
    const path = join('test', name)
    const text = readFileSync(path, 'utf8')
    const changed = text.replace(
      /@jest-environment (node|jsdom)\b/,
      `@jest-environment ${folder}/jest-environment-$1.cjs`,
    )
    if (changed !== text) writeFileSync(path, changed)
  }
