import type { Generated } from '../generated/generated'
import { readCatalogue, requirementsOf } from './catalogue'
import { codeOfIds } from './code'
import { declaredInTests } from './declared'
import { requirementsPage } from './page'
import { idErrors } from './report'

/** docs/requirements.md, from the titles of the tests and the ids in the sources. */
export const generateRequirements = (): Generated => {
  const [catalogue, declared, code] = [readCatalogue(), declaredInTests(), codeOfIds('src')]
  return {
    command: 'requirements',
    files: [{ path: 'docs/requirements.md', text: requirementsPage(catalogue, declared, code) }],
    sourceErrors: idErrors(catalogue, declared, code, codeOfIds('test/bench')),
    found: `${String(requirementsOf(catalogue).length)} requirements`,
  }
}
