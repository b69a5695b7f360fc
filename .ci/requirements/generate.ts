import type { Generated } from '../generated/generated'
import { idsOf, readCatalogue } from './catalogue'
import { codeOfIds } from './code'
import { declaredInTests } from './declared'
import { complaints, requirementsPage } from './report'

/** docs/requirements.md, from the titles that the tests declare and the ids that the sources name. */
export const generateRequirements = (): Generated => {
  const [catalogue, declared, code] = [readCatalogue(), declaredInTests(), codeOfIds()]
  return {
    command: 'requirements',
    files: [{ path: 'docs/requirements.md', text: requirementsPage(catalogue, declared, code) }],
    wrong: complaints(catalogue, declared, code),
    found: `${String(idsOf(catalogue).length)} requirements`,
  }
}
