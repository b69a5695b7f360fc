import type { Generated } from '../generated/generated'
import { bin, inRoot } from '../paths'
import { runNode } from '../process'
import { folderCycles } from './folder-cycles'
import { graphPage, layerImports, type Cruised } from './graph'

type Rule = { readonly name: string; readonly comment?: string }
type Violation = {
  readonly from: string
  readonly to: string
  /** The modules of a cycle. */
  readonly cycle?: ReadonlyArray<{ readonly name: string }>
  readonly rule: { readonly name: string }
}
type Summary = {
  readonly violations: ReadonlyArray<Violation>
  readonly ruleSetUsed: { readonly forbidden: ReadonlyArray<Rule> }
}
type Cruise = { readonly modules: ReadonlyArray<Cruised>; readonly summary: Summary }

const errors = ({ violations, ruleSetUsed }: Summary): ReadonlyArray<string> =>
  violations.map(({ from, to, cycle, rule }) => {
    const path = [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')
    return `${rule.name}: ${path}: ${ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment ?? ''}`
  })

const cruise = async (): Promise<Cruise> => {
  const config = ['--config', inRoot('.dependency-cruiser.cjs'), '--no-progress', '--output-type', 'json', 'src']
  const { code, output } = await runNode([bin('dependency-cruiser', 'bin/dependency-cruise.mjs'), ...config])
  if (code !== 0) throw new Error(output)
  return JSON.parse(output) as Cruise
}

/**
 * docs/import-graph.md: the imports between the layers of src, found by dependency-cruiser. Every forbidden import is an
 * error, and so is a cycle of folders.
 */
export const generateImports = async (): Promise<Generated> => {
  const { modules, summary } = await cruise()
  return {
    command: 'imports',
    files: [{ path: 'docs/import-graph.md', text: graphPage(layerImports(modules)) }],
    sourceErrors: [...errors(summary), ...folderCycles(modules)],
    found: `${modules.length} modules`,
  }
}
