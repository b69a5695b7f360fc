import { tryCatch } from 'fp-ts/TaskEither'
import type { Sharing, SharedFile } from '../../ports/sharing'

type Browser = {
  readonly navigator: Pick<Navigator, 'share' | 'canShare'>
  readonly fetch: typeof globalThis.fetch
}

const isDismissal = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** What is shared: the file itself if it can be fetched and the device accepts files, otherwise its address. */
const shareable = async (browser: Browser, file: SharedFile, signal: AbortSignal): Promise<ShareData> => {
  const link = { title: file.title, url: file.address }
  if (!('canShare' in browser.navigator)) return link
  // Without CORS a script cannot read a file of another origin, although a link opens it.
  const response = await browser
    .fetch(file.address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    .catch(() => undefined)
  if (response === undefined) return link
  if (!response.ok) throw new Error('The file is not there any more.')
  const content = await response.blob()
  const files = [new File([content], file.fileName, { type: content.type })]
  return browser.navigator.canShare({ files }) ? { title: file.title, files } : link
}

/** Shares files through the Web Share API. */
export const makeSharing = (browser: Browser): Sharing => ({
  canShare: () => 'share' in browser.navigator,
  share: (file, { signal }) =>
    tryCatch(
      async () => {
        try {
          await browser.navigator.share(await shareable(browser, file, signal))
        } catch (error) {
          if (!isDismissal(error)) throw error
        }
      },
      () => 'unshareable' as const,
    ),
})
