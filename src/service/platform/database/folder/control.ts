import { crc32c, PAGE } from './checksum'

/** The layout of `pg_control` of PostgreSQL 18, up to its checksum. */
const VERSION = 1_800
const CRC_AT = 292
const SHUT_DOWN = 1

/** What the database says about itself. */
export type Control = {
  /** Whether it was closed, so that every page is as its checksum says. After a kill, it is not. */
  readonly closed: boolean
  /** Whether pages have checksums. */
  readonly checksums: boolean
  /** Where its last checkpoint is in the log: the file, and the byte in it. */
  readonly log: { readonly file: string; readonly at: number; readonly address: bigint; readonly size: number }
}

const hex = (value: bigint | number): string => value.toString(16).toUpperCase().padStart(8, '0')

/** Reads `pg_control`; gives what is wrong with it instead. */
export const readControl = (bytes: Buffer): Control | string => {
  if (bytes.length < CRC_AT + 4 || crc32c(bytes.subarray(0, CRC_AT)) !== bytes.readUInt32LE(CRC_AT))
    return 'global/pg_control is damaged'
  if (bytes.readUInt32LE(8) !== VERSION)
    return `it was made by another PostgreSQL (pg_control ${bytes.readUInt32LE(8)})`
  const address = bytes.readBigUInt64LE(32)
  const size = bytes.readUInt32LE(228)
  const segment = address / BigInt(size)
  const perId = 0x1_0000_0000n / BigInt(size)
  const file = `${hex(bytes.readUInt32LE(48))}${hex(segment / perId)}${hex(segment % perId)}`
  return {
    closed: bytes.readUInt32LE(16) === SHUT_DOWN,
    checksums: bytes.readUInt32LE(252) === 1,
    log: { file, at: Number(address % BigInt(size)), address, size },
  }
}

const RECORD = 24
const RECORD_CRC_AT = 20

/** Whether a page of the log has the record of the last checkpoint. A record that goes on in the next page is not read. */
export const hasCheckpoint = (page: Buffer, { at, address }: Control['log']): boolean => {
  const offset = at % PAGE
  if (page.length < PAGE || page.readBigUInt64LE(8) !== address - BigInt(offset)) return false
  if (offset + RECORD > PAGE) return true
  const length = page.readUInt32LE(offset)
  if (length < RECORD) return false
  if (offset + length > PAGE) return true
  const record = page.subarray(offset, offset + length)
  return crc32c(record.subarray(RECORD), record.subarray(0, RECORD_CRC_AT)) === record.readUInt32LE(RECORD_CRC_AT)
}
