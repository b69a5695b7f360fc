import { isLeft } from 'fp-ts/Either'
import { readConfig, type Config } from '../platform/config/config'
import { endWith } from './failed'
import { connect, type ConnectOptions } from '../platform/database/connect'
import { StartError, type Connection } from '../platform/database/database'

/** Runs one task on the configured database and exits: 0 on success, 1 with a message on failure. */
export const runOnDatabase = async (
  run: (connection: Connection, config: Config) => Promise<string>,
  options: ConnectOptions = {},
): Promise<void> => {
  process.on('uncaughtException', endWith)
  const config = readConfig(process.env)
  if (isLeft(config)) endWith(new StartError(config.left))
  else
    try {
      const connection = await connect(config.right, options)
      try {
        console.log(await run(connection, config.right))
      } finally {
        await connection.close()
      }
      process.exit(0)
    } catch (error) {
      endWith(error)
    }
}
