import { readFileSync } from 'node:fs'
import type { Generated } from '../generated/generated'
import { inRoot } from '../paths'
import { readCatalogue, requirementsOf } from './catalogue'
import { declaredInTests } from './declared'
import { requirementsPage } from './page'
import { idErrors } from './report'

/** docs/requirements.md, from the titles of the tests. */
export const generateRequirements = (): Generated => {
  const [catalogue, declared] = [readCatalogue(), declaredInTests()]
  return {
    command: 'requirements',
    files: [{ path: 'docs/requirements.md', text: requirementsPage(catalogue, declared) }],
    sourceErrors: idErrors(catalogue, declared, (file) => readFileSync(inRoot(file), 'utf8')),
    found: `${String(requirementsOf(catalogue).length)} requirements`,
  }
}
