import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32c, isIntact, PAGE } from './checksum'
import { hasCheckpoint, readControl, type Control } from './control'

/** The PostgreSQL that PGlite is. */
const MAJOR = '18'

/** The folder of the database `postgres`, the one that PGlite opens. */
const DATABASE = 'base/5'

/** Empty folders are among them: copies that leave those out do not open. */
const folders = [
  'base',
  DATABASE,
  'global',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
]
const maps = ['global/pg_filenode.map', `${DATABASE}/pg_filenode.map`]
const texts = ['postgresql.conf', 'pg_hba.conf', 'pg_ident.conf']
const files = [...maps, ...texts, `${DATABASE}/PG_VERSION`, 'global/pg_control']

/** How many bytes of tables are read at most, the catalogue first: reading all documents would hold up a start. */
const READ_BYTES = 67_108_864

/**
 * A file of a table or an index, with the number of its part: PostgreSQL splits them at a gigabyte. Those of free space and
 * visibility are left out: it builds damaged ones again.
 */
const RELATION = /^(\d+)(?:\.(\d+))?$/
const BLOCKS_PER_FILE = 131_072

/** A folder that is not there, or is not opened for a reason, or whose database was closed or not. */
export type Found = 'absent' | 'closed' | 'open' | { readonly reason: string }

const isDamagedRelation = (path: string, part: number): boolean => {
  const bytes = readFileSync(path)
  if (bytes.length % PAGE !== 0) return true
  const words = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  for (let block = 0; block * PAGE < bytes.length; block += 1)
    if (!isIntact(words.subarray((block * PAGE) / 4, ((block + 1) * PAGE) / 4), part * BLOCKS_PER_FILE + block))
      return true
  return false
}

/** The first file of a table or an index with a page that is damaged. */
const damagedRelation = (folder: string): string | undefined => {
  let left = READ_BYTES
  const names = ['global', DATABASE]
    .flatMap((place) =>
      readdirSync(join(folder, place)).map((name) => ({ file: join(place, name), parts: RELATION.exec(name) })),
    )
    .flatMap(({ file, parts }) => (parts === null ? [] : [{ file, id: Number(parts[1]), part: Number(parts[2] ?? 0) }]))
    .sort((one, other) => one.id - other.id)
  for (const { file, part } of names) {
    const { size } = statSync(join(folder, file))
    if (size > left) continue
    left -= size
    if (isDamagedRelation(join(folder, file), part)) return file
  }
  return undefined
}

const readsCheckpoint = (path: string, log: Control['log']): boolean => {
  if (!existsSync(path) || statSync(path).size !== log.size) return false
  const page = Buffer.alloc(PAGE)
  const file = openSync(path, 'r')
  readSync(file, page, 0, PAGE, log.at - (log.at % PAGE))
  closeSync(file)
  return hasCheckpoint(page, log)
}

const MAP = 524
const MAP_CRC_AT = 520

const isIntactMap = (bytes: Buffer): boolean =>
  bytes.length === MAP && crc32c(bytes.subarray(0, MAP_CRC_AT)) === bytes.readUInt32LE(MAP_CRC_AT)

/** The tables that always have rows: types, columns, functions, tables; users, databases. */
const neverEmpty = [1247, 1249, 1255, 1259, 1260, 1262]

/** The first table or index of the catalogue that is not there or, of those above, is empty. A map has pairs of an id and its file. */
const missingRelation = (folder: string, map: string): string | undefined => {
  const bytes = readFileSync(join(folder, map))
  const count = bytes.readUInt32LE(4)
  for (let at = 8; at < 8 + 8 * count; at += 8) {
    const file = join(dirname(map), String(bytes.readUInt32LE(at + 4)))
    const size = statSync(join(folder, file), { throwIfNoEntry: false })?.size
    if (size === undefined || (size === 0 && neverEmpty.includes(bytes.readUInt32LE(at)))) return file
  }
  return undefined
}

const isText = (bytes: Buffer): boolean => !bytes.includes(0)

/** What a closed database has to have beside what each has. */
const closedReason = (folder: string, { log, checksums }: Control): string | undefined => {
  if (!readsCheckpoint(join(folder, 'pg_wal', log.file), log)) return `the log pg_wal/${log.file} is damaged`
  const damaged = checksums ? damagedRelation(folder) : undefined
  return damaged === undefined ? undefined : `${damaged} is damaged`
}

const inspect = (folder: string): Found => {
  const read = (file: string) => readFileSync(join(folder, file))
  if (!statSync(folder).isDirectory()) return { reason: 'it is a file' }
  if (readdirSync(folder).length === 0) return 'absent'
  if (!existsSync(join(folder, 'PG_VERSION'))) return { reason: 'PG_VERSION is missing' }
  const version = read('PG_VERSION').toString('latin1').trim()
  if (/^\d+$/.test(version) && version !== MAJOR)
    return { reason: `it is of PostgreSQL ${version}, and this release needs ${MAJOR}` }
  if (version !== MAJOR) return { reason: 'PG_VERSION is damaged' }
  const missing = [...folders, ...files].find((name) => !existsSync(join(folder, name)))
  if (missing !== undefined) return { reason: `${missing} is missing` }
  if (readdirSync(join(folder, 'pg_xact')).every((name) => statSync(join(folder, 'pg_xact', name)).size === 0))
    return { reason: 'pg_xact is empty' }
  const unreadable = maps.find((name) => !isIntactMap(read(name))) ?? texts.find((name) => !isText(read(name)))
  if (unreadable !== undefined) return { reason: `${unreadable} is damaged` }
  const gone = maps.map((map) => missingRelation(folder, map)).find((file) => file !== undefined)
  if (gone !== undefined) return { reason: `${gone} is missing or empty` }
  const control = readControl(read('global/pg_control'))
  if (typeof control === 'string') return { reason: control }
  if (!control.closed) return 'open'
  const reason = closedReason(folder, control)
  return reason === undefined ? 'closed' : { reason }
}

/** Looks at the folder of a database without changing anything in it. */
export const inspectFolder = (folder: string): Found => {
  if (!existsSync(folder)) return 'absent'
  try {
    return inspect(folder)
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
