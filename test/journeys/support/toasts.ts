import { expect, type BrowserContext, type Page } from '@playwright/test'

type Toast = { readonly text: string; readonly isSuccess: boolean }

const shown = new WeakMap<Page, Toast[]>()

/** The toasts that a page has shown, those excepted that a test has waited for. */
export const toastsOn = (page: Page): Toast[] => {
  const toasts = shown.get(page) ?? []
  shown.set(page, toasts)
  return toasts
}

/** Runs in the page: reports the text of every toast when it appears, and when it changes. */
const observe = () => {
  const reported = new WeakMap<Element, string>()
  const report = (globalThis as unknown as { reportToast: (toast: Toast) => void }).reportToast
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.Toastify__toast')) {
      const text = toast.textContent
      if (text === '' || reported.get(toast) === text) continue
      reported.set(toast, text)
      report({ text, isSuccess: toast.classList.contains('Toastify__toast--success') })
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * Records the toasts of a context's pages. The product's own toasts close after 1.5 s, which on a busy machine can be
 * shorter than the time between two looks at the page.
 */
export const recordToasts = async (context: BrowserContext): Promise<void> => {
  await context.exposeBinding('reportToast', ({ page }, toast: Toast) => {
    toastsOn(page).push(toast)
  })
  await context.addInitScript(observe)
}

/** Waits until a toast with this text has been shown; each toast counts once. */
export const expectToast = async (page: Page, text: string): Promise<void> => {
  const toasts = toastsOn(page)
  const texts = () => toasts.map((toast) => toast.text)
  await expect.poll(texts, { message: `a toast “${text}”` }).toContainEqual(expect.stringContaining(text))
  toasts.splice(
    texts().findIndex((one) => one.includes(text)),
    1,
  )
}
