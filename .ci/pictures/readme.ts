import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startServer } from '../../test/bench/server-under-test'
import { newCustomer, completeKyc } from '../../test/support/customer-builder'
import { demoCustomer } from '../../test/support/people'
import { storageOwner } from '../../test/support/storage-owner'
import { ensureBrowser } from '../browser'
import { inRoot, sandboxServer } from '../paths'
import { freePort, start } from '../process'

const folder = inRoot('docs', 'pictures')
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }
type Screen = keyof typeof screens

const PATIENCE_MS = 300_000

const fileOf = (name: string, screen: Screen): string => join(folder, `${name}-${screen}.png`)

const logInAs = async (context: BrowserContext, { emailAddress, client }: Awaited<ReturnType<typeof demoCustomer>>) => {
  const items = { token: client.token ?? '', ...storageOwner(emailAddress) }
  await context.addInitScript((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(items))
}

/** Takes a picture of a page on a phone or a desktop, once everything that it waits for is there. */
const take = async (
  browser: Browser,
  baseURL: string,
  name: string,
  screen: Screen,
  open: (page: Page, context: BrowserContext) => Promise<unknown>,
): Promise<void> => {
  const context = await browser.newContext({
    baseURL,
    viewport: screens[screen],
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
  })
  // A busy machine takes its time.
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  await open(page, context)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: fileOf(name, screen) })
  await context.close()
  console.log(fileOf(name, screen))
}

/** Draws the first page of a certificate, and answers with the address at which it is checked. */
const drawCertificate = async (pdf: Uint8Array): Promise<string> => {
  const document = await getDocument({ data: pdf }).promise
  const page = await document.getPage(1)
  const viewport = page.getViewport({ scale: 1.5 })
  const canvas = createCanvas(viewport.width, viewport.height)
  // pdf.js means the browser's canvas by its types; this one has the same methods.
  await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport }).promise
  writeFileSync(fileOf('certificate', 'desktop'), canvas.toBuffer('image/png'))
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const [address] = /\/verify\/[\da-f-]+/.exec(text) ?? []
  if (address === undefined) throw new Error(`the certificate names no address: ${text}`)
  return address
}

const ofPortal = async (browser: Browser, data: string): Promise<void> => {
  const env = { DATA_DIR: data, WIDGET_PORT: '0' }
  const server = await startServer({ args: [sandboxServer], ready: '/readyz', folder: data, env })
  try {
    const demo = await demoCustomer(server.origin)
    const applicant = await newCustomer(server.origin)
    await completeKyc(applicant, 1, 3)
    for (const screen of ['phone', 'desktop'] as const) {
      await take(browser, server.origin, 'home', screen, async (page, context) => {
        await logInAs(context, demo)
        await page.goto('/dashboard')
        await page.getByRole('heading', { name: 'Your cover' }).waitFor()
      })
      await take(browser, server.origin, 'kyc', screen, async (page, context) => {
        await logInAs(context, applicant)
        await page.goto('/dashboard/kyc')
        await page.getByText('4/8', { exact: true }).waitFor()
      })
    }
    const { result } = await demo.client.get('/api/services/app/Policy/GetAll?MaxResultCount=1')
    const { items } = result as { readonly items: ReadonlyArray<{ readonly certificateUrl: string }> }
    const file = await fetch(new URL(items[0]?.certificateUrl ?? '', server.origin))
    const address = await drawCertificate(new Uint8Array(await file.arrayBuffer()))
    await take(browser, server.origin, 'certificate', 'phone', async (page) => {
      await page.goto(address)
      await page.getByRole('heading', { name: 'This certificate is genuine' }).waitFor()
    })
  } finally {
    await server.stop()
  }
}

/** `/inspector` is a page of `npm run dev` alone. */
const ofInspector = async (browser: Browser, data: string): Promise<void> => {
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
    await take(browser, origin, 'inspector', 'desktop', async (inspector, context) => {
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
    })
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
    await ofPortal(browser, data)
    await ofInspector(browser, join(data, 'dev'))
  } finally {
    await browser.close()
    rmSync(data, { recursive: true, force: true })
  }
}
