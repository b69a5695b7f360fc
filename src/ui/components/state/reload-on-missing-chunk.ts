import type { TabKey } from '../../../domain/session/stored-items'

const KEY = 'gone' satisfies TabKey

/** The address of the script or style that failed to load; `undefined` for any other error, a fault of the portal. */
export const fileOf = (error: unknown): string | undefined => {
  const file: unknown = error instanceof Error ? Reflect.get(error, 'request') : undefined
  return typeof file === 'string' ? file : undefined
}

/**
 * Loads the page's address again if a script or a style of this tab's build is not on the server any more, once for each
 * file. Drafts are written when a page is left. A file that a bad connection lost is still there, and nothing happens.
 */
export const reloadOnMissingChunk = async (error: unknown): Promise<void> => {
  const file = fileOf(error)
  if (file === undefined || sessionStorage.getItem(KEY) === file) return
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
  if (status !== 404) return
  sessionStorage.setItem(KEY, file)
  window.location.reload()
}
