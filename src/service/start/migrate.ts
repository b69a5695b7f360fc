import { systemTime } from '../platform/clock/clock'
import { runOnDatabase } from './command'
import { prepare } from './prepare'

/** `npm run db:migrate`: applies pending migrations and creates the keys, and leaves demo customers as they are. */
void runOnDatabase(async (connection, config) => {
  const { where } = connection
  const { migrations } = await prepare(connection, { ...config, sandbox: undefined }, systemTime())
  return migrations.length === 0 ? `${where}: nothing to migrate` : `${where}: applied ${migrations.join(', ')}`
})
