import { orElse, tryCatch } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Clipboard } from '../../ports/clipboard'

type Browser = Pick<Window, 'document'> & {
  readonly navigator: { readonly clipboard?: Pick<Navigator['clipboard'], 'writeText'> }
}

/** Fallback for old browsers and pages without https: selects the text in a hidden field and copies it. */
const copySelected = (document: Document, text: string): void => {
  const field = document.createElement('textarea')
  const before = document.activeElement
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way without the Clipboard API
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  if (!copied) throw new Error('The browser copied nothing.')
}

/** Copies with the Clipboard API, or with the fallback if that is missing or refuses. */
export const makeClipboard = (browser: Browser): Clipboard => ({
  copy: (text) =>
    pipe(
      tryCatch(
        async () => {
          if (browser.navigator.clipboard === undefined) throw new Error('There is no clipboard.')
          await browser.navigator.clipboard.writeText(text)
        },
        () => 'refused' as const,
      ),
      orElse(() =>
        tryCatch(
          () => {
            copySelected(browser.document, text)
            return Promise.resolve()
          },
          () => 'refused' as const,
        ),
      ),
    ),
})
