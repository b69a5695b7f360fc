import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { inRoot } from '../../../.ci/paths'
import { card, motorQuote, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'
import { launchOptions } from './launch-options'
import { widgetClient } from '../../support/widget-client'

/** A server of one test, which it can cut off, and a copy of the built portal, which it can replace. */
export type OwnServer = {
  readonly origin: string
  readonly portalDir: string
  readonly stop: () => Promise<void>
  /** Starts it again, at the same address and with the same customers. */
  readonly start: () => Promise<void>
  /** A customer who has bought motor cover. */
  readonly customerWithPolicy: () => Promise<TestCustomer>
  readonly remove: () => Promise<void>
}

export const startOwnServer = async (): Promise<OwnServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  await cp(inRoot('dist', 'portal'), folder, { recursive: true })
  const env = { REQUESTS_PER_MINUTE: '100000', PORTAL_DIR: folder }
  const first = await startSandbox({ env })
  let running: SandboxProcess | undefined = first
  const { origin, widgetOrigin, dataDir } = first
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  return {
    origin,
    portalDir: folder,
    stop,
    start: async () => {
      const ports = { PORT: new URL(origin).port, WIDGET_PORT: new URL(widgetOrigin).port }
      running = await startSandbox({ dataDir, env: { ...env, ...ports } })
    },
    customerWithPolicy: async () => {
      const customer = await newCustomer(origin)
      const { id } = await motorQuote(customer)
      const { status } = await widgetClient(widgetOrigin, customer.client).post('/pay/card', { quoteId: id, ...card })
      if (status !== 200) throw new Error(`the payment was answered with ${status}`)
      return customer
    },
    remove: async () => {
      await stop()
      await removeData(dataDir)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A browser with a profile on the disk: closing it and opening it again is a cold start. */
export const openBrowser = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    acceptDownloads: true,
  })
