import { tryCatch } from 'fp-ts/TaskEither'
import type { LinkSharing } from '../../ports/link-sharing'

type Browser = { readonly navigator: { readonly share?: Navigator['share'] } }

const isDismissal = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Shares links through the Web Share API. */
export const makeLinkSharing = ({ navigator }: Browser): LinkSharing => ({
  canShare: () => navigator.share !== undefined,
  share: ({ address, title, text }) =>
    tryCatch(
      async () => {
        if (navigator.share === undefined) throw new Error('This device shares nothing.')
        try {
          await navigator.share({ title, text, url: address })
        } catch (error) {
          if (!isDismissal(error)) throw error
        }
      },
      () => 'unshareable' as const,
    ),
})
