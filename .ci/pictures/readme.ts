import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startServer } from '../../test/bench/server-under-test'
import { DESKTOP, fileOf as stateFile, PHONE } from '../../test/gallery/pictures'
import { newestCertificate } from '../../test/support/newest-certificate'
import { demoCustomer } from '../../test/support/people'
import { ensureBrowser } from '../browser'
import { takeInto } from '../gallery/run'
import { inRoot, sandboxServer } from '../paths'
import { freePort, start } from '../process'

const folder = inRoot('docs', 'pictures')
const screens = { phone: PHONE, desktop: DESKTOP }
type Screen = keyof typeof screens

const PATIENCE_MS = 300_000

const fileOf = (name: string, screen: Screen): string => join(folder, `${name}-${screen}.png`)

/** What the README shows of the gallery: by the name there, the state, and on which screens. */
const ofGallery: Readonly<Record<string, readonly [state: string, ...Screen[]]>> = {
  home: ['home', 'phone', 'desktop'],
  kyc: ['kyc', 'phone', 'desktop'],
  certificate: ['check', 'phone'],
}

const takeFromGallery = async (data: string): Promise<void> => {
  const states = Object.values(ofGallery).map(([state]) => state)
  if (!(await takeInto(data, states))) throw new Error('the gallery could not be taken')
  for (const [name, [state, ...shown]] of Object.entries(ofGallery))
    for (const screen of shown) copyFileSync(join(data, stateFile(state, screens[screen].width)), fileOf(name, screen))
}

/** Draws the first page of a certificate. */
const drawCertificate = async (data: string): Promise<void> => {
  const env = { DATA_DIR: data, WIDGET_PORT: '0' }
  const server = await startServer({ args: [sandboxServer], ready: '/readyz', folder: data, env })
  try {
    const { client } = await demoCustomer(server.origin)
    const pdf = await newestCertificate(client)
    const document = await getDocument({ data: new Uint8Array(pdf) }).promise
    const page = await document.getPage(1)
    const viewport = page.getViewport({ scale: 1.5 })
    const canvas = createCanvas(viewport.width, viewport.height)
    // pdf.js means the browser's canvas by its types; this one has the same methods.
    await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport }).promise
    writeFileSync(fileOf('certificate', 'desktop'), canvas.toBuffer('image/png'))
  } finally {
    await server.stop()
  }
}

/** `/inspector` is a page of `npm run dev` alone. */
const takeInspector = async (browser: Browser, data: string): Promise<void> => {
  const [port, widgetPort] = [String(await freePort()), String(await freePort())]
  const env = { PORT: port, WIDGET_PORT: widgetPort, DATA_DIR: data, DATABASE_URL: '' }
  const dev = start(['--import', 'tsx', '.ci/dev.ts'], env)
  const origin = `http://localhost:${port}`
  try {
    while (
      !(await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (dev.exitCode !== null) throw new Error('npm run dev has ended')
      await wait(500)
    }
    const context = await browser.newContext({
      baseURL: origin,
      viewport: DESKTOP,
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
      reducedMotion: 'reduce',
    })
    // A busy machine takes its time.
    context.setDefaultTimeout(PATIENCE_MS)
    const inspector = await context.newPage()
    await inspector.goto('/inspector')
    const portal = await context.newPage()
    await portal.goto('/login')
    await portal.getByLabel('Email').fill('demo@portal.test')
    await portal.getByLabel('Password', { exact: true }).fill('Wrong-pass-1')
    await portal.getByRole('button', { name: 'Log in', exact: true }).click()
    await portal.getByRole('alert').first().waitFor()
    await inspector.getByRole('button', { name: /^login Editing/ }).click()
    await inspector.getByRole('region', { name: 'Events' }).getByRole('button', { name: 'submit-log-in' }).click()
    await inspector.bringToFront()
    // The chart moves to the state of the event, and then to where the whole of it fits.
    await inspector.waitForTimeout(1_000)
    await inspector.getByRole('button', { name: 'Fit' }).click()
    await inspector.waitForTimeout(1_000)
    await inspector.screenshot({ path: fileOf('inspector', 'desktop') })
  } finally {
    if (dev.exitCode === null && dev.kill('SIGTERM')) await once(dev, 'exit')
  }
}

/** docs/pictures: what the README shows of the portal of today. */
export const picturesOfReadme = async (): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(folder, { recursive: true })
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: asRoot })
  try {
    await takeFromGallery(join(data, 'gallery'))
    await drawCertificate(data)
    await takeInspector(browser, join(data, 'dev'))
  } finally {
    await browser.close()
    rmSync(data, { recursive: true, force: true })
  }
}
