import { join, resolve } from 'node:path'

/** The project's root: every command is an npm script, and npm runs those there. */
export const root = resolve(process.cwd())

export const inRoot = (...parts: ReadonlyArray<string>): string => join(root, ...parts)

export const portalDir = inRoot('dist', 'portal')
export const sandboxServer = inRoot('dist', 'sandbox', 'server.js')

/** What the scripts of the last build weigh, as the build printed it. */
export const sizesFile = inRoot('dist', '.sizes.txt')

/** Where commands leave results and passing files; never committed. */
export const resultsDir = inRoot('.test')

/** A package's own command, run with this Node: `bin('typescript', 'bin/tsc')`. */
export const bin = (packageName: string, file: string): string => inRoot('node_modules', packageName, file)
