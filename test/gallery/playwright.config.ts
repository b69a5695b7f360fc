import { defineConfig } from '@playwright/test'
import { inRoot } from '../../.ci/paths'
import journeys from '../journeys/playwright.config'
import { launchOptions } from '../journeys/support/launch-options'
import { DESKTOP, PHONE } from './pictures'

const again = process.env['AGAIN'] ?? ''
const report = `../../.test/gallery${again}`

/** GALLERY_FOLDER is where pictures to look at are stored; without it they are compared with the accepted ones. */
const folder = process.env['GALLERY_FOLDER'] || inRoot('test', 'gallery', 'expected')

/** The pictures of the gallery: the service and the browser of the journeys, with time, fonts and motion held still. */
export default defineConfig({
  ...journeys,
  testMatch: 'gallery.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: report,
  reporter: [['list'], ['json', { outputFile: `${report}.json` }]],
  snapshotPathTemplate: `${folder}/{arg}{ext}`,
  // What is compared is the same however long it takes.
  workers: 2,
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { threshold: 0.1, maxDiffPixelRatio: 0.002, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    ...journeys.use,
    actionTimeout: 60_000,
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
      env: { ...process.env, FONTCONFIG_FILE: inRoot('test', 'gallery', 'fonts.conf') },
    },
  },
  projects: [
    { name: 'phone', use: { viewport: PHONE, hasTouch: true } },
    { name: 'desktop', use: { viewport: DESKTOP } },
  ],
})
