import { systemTime } from '../platform/clock/clock'
import { runOnDatabase } from './command'
import { demoCustomers } from '../demo/customers'
import { prepare } from './prepare'

/** `npm run db:seed`: like `db:migrate`, and adds the demo customers unless the sandbox switch is off. */
void runOnDatabase(async (connection, config) => {
  const { where } = connection
  await prepare(connection, config, systemTime())
  return config.sandbox
    ? `${where}: demo customers ${demoCustomers.map(({ emailAddress }) => emailAddress).join(', ')}`
    : `${where}: the sandbox switch is off, so there are no demo customers`
})
