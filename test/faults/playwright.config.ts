import { defineConfig } from '@playwright/test'
import journeys from '../journeys/playwright.config'

/** The fault table: the browser and the sandbox of the journeys. */
export default defineConfig({
  ...journeys,
  testMatch: 'faults.spec.ts',
  globalSetup: '../journeys/support/global-setup.ts',
  outputDir: '../../.test/faults',
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: '../../.test/faults.json' }]],
})
