import { tryCatch } from 'fp-ts/TaskEither'
import type { Sharing, SharedFile } from '../../ports/sharing'

type Browser = {
  readonly navigator: Pick<Navigator, 'share' | 'canShare'>
  readonly fetch: typeof globalThis.fetch
}

const isDismissal = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** What is handed over: the file itself where it can be had and the device takes files, else its address. */
const shareable = async (browser: Browser, file: SharedFile, signal: AbortSignal): Promise<ShareData> => {
  const link = { title: file.title, url: file.address }
  if (!('canShare' in browser.navigator)) return link
  // A file of another origin may be opened by a link and yet not be read by a script.
  const answer = await browser
    .fetch(file.address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    .catch(() => undefined)
  if (answer === undefined) return link
  if (!answer.ok) throw new Error('The file is not there any more.')
  const content = await answer.blob()
  const files = [new File([content], file.fileName, { type: content.type })]
  return browser.navigator.canShare({ files }) ? { title: file.title, files } : link
}

/** Sharing by the Web Share API. */
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
