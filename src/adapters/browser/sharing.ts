import { tryCatch } from 'fp-ts/TaskEither'
import type { Sharing, SharedFile } from '../../ports/sharing'

type Browser = {
  readonly navigator: Partial<Pick<Navigator, 'share' | 'canShare'>>
  readonly fetch: typeof globalThis.fetch
}

const isDismissal = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** The file itself, never its address, which would open it for whoever gets it. */
const shareable = async ({ fetch }: Browser, file: SharedFile, signal: AbortSignal): Promise<ShareData> => {
  const response = await fetch(file.address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new Error('The file is not there any more.')
  const content = await response.blob()
  return { title: file.title, files: [new File([content], file.fileName, { type: content.type })] }
}

const sample = () => new File([], 'sample.pdf', { type: 'application/pdf' })

/** Shares files through the Web Share API. */
export const makeSharing = (browser: Browser): Sharing => ({
  canShare: () => browser.navigator.canShare?.({ files: [sample()] }) === true,
  share: (file, { signal }) =>
    tryCatch(
      async () => {
        try {
          if (browser.navigator.share === undefined) throw new Error('This device shares nothing.')
          await browser.navigator.share(await shareable(browser, file, signal))
        } catch (error) {
          if (!isDismissal(error)) throw error
        }
      },
      () => 'unshareable' as const,
    ),
})
