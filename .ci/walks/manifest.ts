/** The pictures of docs/walks: the file of each state, relative to the folder. States that look the same share one. */
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../paths'

export const walksFolder = 'docs/walks'
export const picturesOfWalks = `${walksFolder}/pictures`
export const manifestFile = `${picturesOfWalks}.json`

/** Files by state, by machine. */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>

export const readManifest = (): Manifest =>
  existsSync(inRoot(manifestFile)) ? (JSON.parse(readFileSync(inRoot(manifestFile), 'utf8')) as Manifest) : {}
