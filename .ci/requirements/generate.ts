import type { Generated } from '../generated/generated'
import { idsOf, readCatalogue } from './catalogue'
import { codeOfIds } from './code'
import { declaredInTests } from './declared'
import { idErrors, requirementsPage } from './report'

/** docs/requirements.md, from the titles of the tests and the ids in the sources. */
export const generateRequirements = (): Generated => {
  const [catalogue, declared, code] = [readCatalogue(), declaredInTests(), codeOfIds()]
  return {
    command: 'requirements',
    files: [{ path: 'docs/requirements.md', text: requirementsPage(catalogue, declared, code) }],
    sourceErrors: idErrors(catalogue, declared, code),
    found: `${String(idsOf(catalogue).length)} requirements`,
  }
}
