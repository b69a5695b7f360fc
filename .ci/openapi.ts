/**
 * `npm run openapi`: writes docs/openapi.json, the OpenAPI document of the endpoint table. `--check` writes nothing and
 * fails where the file is missing or stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './paths'
import { documentText, sandboxDocument } from '../src/sandbox/openapi/sandbox-document'

const file = inRoot('docs', 'openapi.json')
const document = sandboxDocument()
const text = documentText(document)
const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text

if (process.argv.includes('--check')) {
  console.log(isFresh ? 'docs/openapi.json is fresh' : 'stale: docs/openapi.json\nRun: npm run openapi')
  if (!isFresh) process.exitCode = 1
} else {
  mkdirSync(inRoot('docs'), { recursive: true })
  if (!isFresh) writeFileSync(file, text)
  console.log(`${Object.keys(document.paths).length} paths, ${isFresh ? 'nothing to write' : 'written'}`)
}
