import { startStandIn } from './abp/stand-in'
import { clearOfMidnight } from './clear-of-midnight'
import { namedOrigin, writePortal } from './contract-portal'
import { freshDatabase } from './fresh-database'
import { prepareFolder, preparedDataDir } from './prepared-folder'
import { startSandbox } from './sandbox-process'
import { keepShared } from './shared-sandbox'

/**
 * Starts the one sandbox that the contract tests share: on the PostgreSQL server of TEST_DATABASE_URL when there is
 * one (in a fresh database), else on PGlite (in a copy of PREPARED_DATA_DIR, when that is set). Tests find it through
 * SANDBOX_ORIGIN and SANDBOX_WIDGET_ORIGIN. With STAND_IN=abp the portal's client reaches it through the stand-in of a
 * stock ABP server (SERVER_ORIGIN).
 */
export default async (): Promise<void> => {
  await clearOfMidnight()
  const server = process.env['TEST_DATABASE_URL']
  const database = server === undefined || server === '' ? undefined : await freshDatabase(server)
  const isPrepared = (process.env['PREPARED_DATA_DIR'] ?? '') !== ''
  const prepared = database === undefined && !isPrepared ? await prepareFolder() : undefined
  const dataDir = await preparedDataDir()
  const env = {
    REQUESTS_PER_MINUTE: '100000',
    PORTAL_DIR: await writePortal(dataDir),
    TENANT_HEADER: 'Abp-TenantId',
    CORS_ORIGINS: namedOrigin,
  }
  const sandbox = await startSandbox({ databaseUrl: database?.url, dataDir, env })
  const standIn = process.env['STAND_IN'] === 'abp' ? await startStandIn(() => sandbox.origin) : undefined
  keepShared({ sandbox, standIn, database, prepared: prepared?.dataDir })
  process.env['SANDBOX_ORIGIN'] = sandbox.origin
  process.env['SERVER_ORIGIN'] = standIn?.origin ?? sandbox.origin
  process.env['SANDBOX_WIDGET_ORIGIN'] = sandbox.widgetOrigin
  process.env['FIRST_START_MS'] = String((prepared ?? sandbox).readyAfter)
}
