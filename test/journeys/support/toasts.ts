import { expect, type BrowserContext, type Page } from '@playwright/test'

const shown = new WeakMap<Page, string[]>()

const shownOn = (page: Page): string[] => {
  const texts = shown.get(page) ?? []
  shown.set(page, texts)
  return texts
}

/** Runs in the page: reports the text of every toast when it appears, and when it changes. */
const observe = () => {
  const reported = new WeakMap<Element, string>()
  const report = (globalThis as unknown as { reportToast: (text: string) => void }).reportToast
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.Toastify__toast')) {
      const text = toast.textContent
      if (text === '' || reported.get(toast) === text) continue
      reported.set(toast, text)
      report(text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * Records the toasts of a context's pages. The product's own toasts close after 1.5 s, which on a busy machine can be
 * shorter than the time between two looks at the page.
 */
export const recordToasts = async (context: BrowserContext): Promise<void> => {
  await context.exposeBinding('reportToast', ({ page }, text: string) => {
    shownOn(page).push(text)
  })
  await context.addInitScript(observe)
}

/** Waits until a toast with this text has been shown; each toast counts once. */
export const expectToast = async (page: Page, text: string): Promise<void> => {
  const texts = shownOn(page)
  await expect.poll(() => texts, { message: `a toast “${text}”` }).toContainEqual(expect.stringContaining(text))
  texts.splice(
    texts.findIndex((one) => one.includes(text)),
    1,
  )
}
