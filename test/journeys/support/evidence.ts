import type { BrowserContext, TestInfo } from '@playwright/test'

/** The presses and submits of a page, the newest last: what a failed journey is read by. */
const recordPresses = (): void => {
  const presses: string[] = []
  Object.assign(window, { presses })
  const note = ({ type, target, timeStamp }: Event) => {
    const element = target instanceof Element ? target.closest('button, a, input, form, label') : null
    presses.push(
      `${timeStamp.toFixed(0)} ${type} ${element?.tagName ?? '?'} ${element?.textContent.slice(0, 30) ?? ''}`,
    )
    if (presses.length > 40) presses.shift()
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'submit', 'scrollend'])
    window.addEventListener(type, note, { capture: true, passive: true })
}

/** Records presses and calls of a context. The function returned attaches them to a test that has failed. */
export const recordEvidence = async (context: BrowserContext) => {
  const calls: string[] = []
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/'))
      calls.push(`${response.request().method()} ${pathname} ${String(response.status())}`)
  })
  await context.addInitScript(recordPresses)
  return async (test: TestInfo): Promise<void> => {
    if (test.status === test.expectedStatus) return
    const presses = await Promise.all(
      context
        .pages()
        .map((page) => page.evaluate(() => (window as never as { presses?: string[] }).presses ?? []).catch(() => [])),
    )
    const body = [...presses.flat(), 'calls:', ...calls.slice(-20)].join('\n')
    await test.attach('presses and calls', { body, contentType: 'text/plain' })
  }
}
