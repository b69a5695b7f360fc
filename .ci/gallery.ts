/**
 * `npm run gallery`: takes screenshots of every screen in each of its states, on a phone and a desktop, in both colour
 * schemes, into .gallery/ with an index.html. Arguments filter by name: `npm run gallery login`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { startServer } from '../test/bench/server-under-test'
import { ensureBrowser } from './browser'
import { isUpToDate } from './build/fingerprint'
import { forms } from '../test/gallery/account'
import { beneficiaries } from '../test/gallery/beneficiaries'
import { forgottenPassword } from '../test/gallery/forgotten-password'
import { home } from '../test/gallery/home'
import { kyc } from '../test/gallery/kyc'
import { kycDocuments } from '../test/gallery/kyc-documents'
import { lists } from '../test/gallery/lists'
import { messages } from '../test/gallery/messages'
import { payment } from '../test/gallery/payment'
import { phone } from '../test/gallery/phone'
import { fileOf, type Picture } from '../test/gallery/picture'
import { publicPages } from '../test/gallery/public'
import { quotes } from '../test/gallery/quotes'
import { rewards } from '../test/gallery/rewards'
import { settings } from '../test/gallery/settings'
import { inRoot, sandboxServer } from './paths'
import { runNode, withTsx } from './process'

const target = inRoot('.gallery')

const variants = (['light', 'dark'] as const).flatMap((scheme) =>
  [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ].map((viewport) => ({ scheme, viewport, suffix: `${String(viewport.width)}-${scheme}` })),
)

const requested = process.argv.slice(2)
const all = [
  publicPages,
  forms,
  messages,
  forgottenPassword,
  phone,
  home,
  kyc,
  kycDocuments,
  settings,
  quotes,
  beneficiaries,
  rewards,
  payment,
  lists,
].flat()
const pictures = all.filter(({ name }) => requested.length === 0 || requested.some((part) => name.includes(part)))

const takeOne = async (browser: Browser, origin: string, { name, whole = false, take }: Picture): Promise<void> => {
  for (const { scheme, viewport, suffix } of variants) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      colorScheme: scheme,
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    try {
      await take(page)
      await page.screenshot({ path: join(target, `${fileOf(name)}-${suffix}.png`), fullPage: whole })
    } finally {
      await context.close()
    }
  }
  console.log(name)
}

const index = (): string => {
  const rows = pictures.map(({ name }) => {
    const images = variants.map(
      ({ suffix, viewport }) =>
        `<figure><img loading="lazy" width="${String(Math.round(viewport.width / 2))}" src="${fileOf(name)}-${suffix}.png" alt="${name}, ${suffix}"><figcaption>${suffix}</figcaption></figure>`,
    )
    return `<h2>${name}</h2><div>${images.join('')}</div>`
  })
  const style =
    'body{font-family:sans-serif;background:#888}div{display:flex;gap:16px;flex-wrap:wrap;align-items:start}'
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${rows.join('\n')}\n`
}

const gallery = async (): Promise<void> => {
  const executablePath = await ensureBrowser()
  const dataDir = mkdtempSync(join(tmpdir(), 'gallery-'))
  if (requested.length === 0) rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const env = { DATA_DIR: dataDir, WIDGET_PORT: '0' }
  const server = await startServer({ args: [sandboxServer], ready: '/readyz', folder: dataDir, env })
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    for (const picture of pictures) await takeOne(browser, server.origin, picture)
    writeFileSync(join(target, 'index.html'), index())
    console.log(`${String(pictures.length * variants.length)} pictures: ${join(target, 'index.html')}`)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const built = isUpToDate() ? 0 : (await runNode(withTsx('.ci/build.ts'), { output: 'show' })).code
if (built === 0) await gallery()
else process.exitCode = built
