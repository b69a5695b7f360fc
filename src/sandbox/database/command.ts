import { isLeft } from 'fp-ts/Either'
import { readConfig, type Config } from '../config'
import { connect } from './connect'
import { StartError, type Connection } from './database'

/** Runs one task on the configured database and exits: 0 on success, 1 with a message on failure. */
export const runOnDatabase = async (
  errand: (connection: Connection, config: Config) => Promise<string>,
): Promise<void> => {
  const config = readConfig(process.env)
  if (isLeft(config)) {
    console.error(config.left)
    process.exit(1)
  }
  try {
    const connection = await connect(config.right)
    try {
      console.log(await errand(connection, config.right))
    } finally {
      await connection.close()
    }
    process.exit(0)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}
