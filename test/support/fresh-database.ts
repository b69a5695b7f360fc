import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** An empty database of its own on a PostgreSQL server. */
export type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> }

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes one beside the database that `serverUrl` names, with options; whoever that is must be allowed to create databases. */
export const freshDatabase = async (serverUrl: string, options = ''): Promise<FreshDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name} ${options}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) }
}
