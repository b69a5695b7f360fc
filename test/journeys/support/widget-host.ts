import type { Page } from '@playwright/test'
import { widgetToken } from '../../support/widget-client'
import type { TestCustomer } from './customers'
import { widget } from './places'

/**
 * Opens the widget on a document of the portal's that has no script, and so leaves it open whatever it says. Resolves
 * with what the widget has said so far.
 */
export const openInHost = async (page: Page, { client }: TestCustomer, quoteId: number) => {
  const said: string[] = []
  await page.exposeFunction('widgetSays', (type: string) => said.push(type))
  await page.goto('/config.json')
  const payment = { quoteId, accessToken: await widgetToken(client, quoteId) }
  await page.evaluate(
    ({ origin, message }) => {
      const { widgetSays } = window as unknown as { readonly widgetSays: (type: string) => void }
      const frame = document.createElement('iframe')
      Object.assign(frame, { title: 'Payment', height: '900', src: origin })
      window.addEventListener('message', ({ data, source }: MessageEvent<{ readonly type: string }>) => {
        if (source === null || source !== frame.contentWindow) return
        if (data.type === 'ready') frame.contentWindow.postMessage(message, origin)
        else if (data.type !== 'resize') widgetSays(data.type)
      })
      document.body.replaceChildren(frame)
    },
    { origin: widget(), message: { type: 'open', payment } },
  )
  return (): readonly string[] => said
}
