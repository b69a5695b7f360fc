import { join, resolve } from 'node:path'

/** The project's root, where npm runs every script. */
export const root = resolve(process.cwd())

export const inRoot = (...parts: ReadonlyArray<string>): string => join(root, ...parts)

export const portalDir = inRoot('dist', 'portal')
export const widgetDir = inRoot('dist', 'widget')
export const consoleDir = inRoot('dist', 'console')
export const sandboxServer = inRoot('dist', 'sandbox', 'server.js')

/** The folder of results and temporary files; never committed. */
export const resultsDir = inRoot('.test')

/** The path of a package's command: `bin('typescript', 'bin/tsc')`. */
export const bin = (packageName: string, file: string): string => inRoot('node_modules', packageName, file)
