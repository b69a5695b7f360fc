import { defineConfig } from '@playwright/test'
import journeys from '../journeys/playwright.config'

const report = `../../.test/faults${process.env['AGAIN'] ?? ''}`

/** The fault table: the browser and the sandbox of the journeys. */
export default defineConfig({
  ...journeys,
  testMatch: 'faults.spec.ts',
  globalSetup: '../journeys/support/global-setup.ts',
  outputDir: report,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: `${report}.json` }]],
})
