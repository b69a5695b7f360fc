/**
 * `npm run mutation -- contract sandbox`: Stryker changes the code of each room of mutation/rooms.ts, every room without a
 * name, and counts the changes that its tests notice. Options are passed on: `--concurrency 1`, `--force`, or
 * `--mutate 'src/machines/kyc/*.ts'` for a part of a room. What was tried before, and whose code and tests are the same,
 * is not tried again.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationOf, isRoom, reportOf, rooms, type RoomName } from './mutation/rooms'
import { inRoot } from './paths'
import { runNode } from './process'
import { ensureTool } from './tools'

type Report = { readonly files: Readonly<Record<string, { readonly mutants: ReadonlyArray<{ readonly status: string }> }>> }

const stryker = join(await ensureTool('stryker'), 'node_modules', '@stryker-mutator')

const args = process.argv.slice(2)
const firstOption = args.findIndex((arg) => arg.startsWith('-'))
const names = firstOption === -1 ? args : args.slice(0, firstOption)
const options = firstOption === -1 ? [] : args.slice(firstOption)
const unknown = names.filter((name) => !isRoom(name))
if (unknown.length > 0) throw new Error(`no such room: ${unknown.join(', ')}; there are ${Object.keys(rooms).join(', ')}`)

/** The figures of a report; a change that breaks the start of every test is not counted, as Stryker does. */
const figuresOf = (name: RoomName) => {
  const { files } = JSON.parse(readFileSync(inRoot(reportOf(name)), 'utf8')) as Report
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const mutants = noticed + count('Survived', 'NoCoverage')
  return { mutants, noticed, '%': Number(((100 * noticed) / mutants).toFixed(1)) }
}

/** Without figures if Stryker has made no report, because a test fails without a change, for example. */
const tryRoom = async (name: RoomName) => {
  const folder = inRoot('.cache', 'mutation')
  mkdirSync(folder, { recursive: true })
  const configuration = join(folder, `${name}.stryker.json`)
  writeFileSync(configuration, JSON.stringify(configurationOf(name)))
  rmSync(inRoot(reportOf(name)), { force: true })
  const { code, seconds } = await runNode([join(stryker, 'core', 'bin', 'stryker.js'), 'run', configuration, ...options], {
    env: { STRYKER_ENVIRONMENTS: join(stryker, 'jest-runner', 'dist', 'src', 'jest-plugins') },
    output: 'show',
  })
  if (code !== 0) process.exitCode = code
  return { room: name, ...(existsSync(inRoot(reportOf(name))) ? figuresOf(name) : {}), seconds: Math.round(seconds) }
}

const tried = []
for (const name of Object.keys(rooms).filter(isRoom))
  if (names.length === 0 || names.includes(name)) tried.push(await tryRoom(name))
console.table(tried)
