import { ensureBrowser } from '../browser'
import { bin } from '../paths'
import { runNode } from '../process'

/** The command that takes the pictures of the gallery, on a phone unless another project is named. */
export const galleryCommand = (...args: ReadonlyArray<string>): ReadonlyArray<string> => [
  bin('@playwright/test', 'cli.js'),
  'test',
  '-c',
  'test/gallery/playwright.config.ts',
  ...args,
]

/** Compares with the accepted pictures, and changes none of them. */
export const comparing = ['--project=phone', '--update-snapshots=none'] as const

/** The browser that customers have, which every machine may have. */
export const galleryEnvironment = async (): Promise<NodeJS.ProcessEnv> => ({
  CHROMIUM_PATH: await ensureBrowser(),
  TEST_DATABASE_URL: '',
  JOURNEYS: 'all',
})

export const runGallery = async (args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  (await runNode(galleryCommand(...args), { env: { ...(await galleryEnvironment()), ...env }, output: 'show' }))
    .code === 0

/** Takes the pictures of these states, or of all, on phone and desktop, light and dark, into a folder. */
export const takeInto = (folder: string, names: ReadonlyArray<string> = []): Promise<boolean> =>
  runGallery(['--update-snapshots=all', ...(names.length === 0 ? [] : ['-g', ` (${names.join('|')})$`])], {
    GALLERY_FOLDER: folder,
  })
