import { makeContainer } from '../../src/container/container'
import { makeFeatureLoaders } from '../../src/container/feature-loaders'
import type { ResetLink } from '../../src/domain/session/password-reset'
import { fromAddress, toPath } from '../../src/ui/routes/paths'
import { memoryResetLink } from '../support/scripted-surroundings'

type Opened = { readonly resetLink?: ResetLink; readonly onWrongConfiguration?: (complaint: string) => void }

/** The portal's own container in a browser whose server serves a configuration, and one answer to all else. */
export const startPortal = (
  { resetLink, onWrongConfiguration }: Opened = {},
  served: unknown = {},
  answer: Promise<Response> = new Promise(() => undefined),
) => {
  const sent: string[] = []
  const fetch = (address: string) => {
    sent.push(address)
    const configuration = { ok: true, status: 200, json: () => Promise.resolve(served) }
    return address === '/config.json' ? Promise.resolve(configuration) : answer
  }
  const browser = Object.assign(window, { fetch: fetch as unknown as typeof globalThis.fetch })
  const portal = makeContainer({
    browser,
    paths: { toPath, fromAddress },
    resetLink: memoryResetLink(resetLink),
    toasts: { load: () => new Promise<never>(() => undefined), showWaiting: () => undefined },
    ...(onWrongConfiguration && { onWrongConfiguration }),
  })
  return { ...portal, features: makeFeatureLoaders(portal.container), sent }
}
