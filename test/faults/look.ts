import type { Page } from '@playwright/test'
import { toastsOn } from '../journeys/support/toasts'

/** What a customer sees of a screen at a moment. */
export type Look = {
  /** There is a page with a heading: the screen is not white. */
  readonly hasHeading: boolean
  /** Something spins, shimmers or says that it is busy. */
  readonly isBusy: boolean
  /** Something can be pressed. */
  readonly hasControls: boolean
  /** Alerts, and statuses with a button to try again. */
  readonly alerts: readonly string[]
  /** What is said of a failure, in alerts or else in the text, and in toasts. */
  readonly messages: readonly string[]
}

/** Runs in the page. */
const lookAround = (): Look => {
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(visible)
  const textOf = (element: Element) =>
    (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim()
  const endless = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && effect?.getTiming().iterations === Infinity && target !== null && visible(target)
  })
  const ofFailure =
    /could not|cannot|do not (yet )?know|not confirmed|not saved|failed|error|too many|not allowed|nothing is saved|no document|do not (yet )?have|session has ended/i
  const offersAgain = (element: Element) =>
    [...element.querySelectorAll('button')].some((button) => /again$/i.test(textOf(button)))
  const alerts = all('[role=alert], [role=status]')
    .filter(
      (element) => element.closest('.Toastify') === null && (element.matches('[role=alert]') || offersAgain(element)),
    )
    .map((element) => textOf(element).replace(/ (try|check) again$/i, ''))
    .filter(Boolean)
  // Log-in says in a status why it is shown.
  const notices = location.pathname === '/login' ? all('main [role=status]').map(textOf).filter(Boolean) : []
  const said = all('main p, main span, [role=dialog] p, dialog p, dialog span, [role=status]').filter(
    (element) => element.closest('[role=alert]') === null && ofFailure.test(textOf(element)),
  )
  const smallest = said
    .filter((element) => !said.some((other) => other !== element && element.contains(other)))
    .map(textOf)
  return {
    hasHeading: all('main h1, main h2, dialog h2, [role=dialog] h2').some((heading) => textOf(heading) !== ''),
    isBusy: endless || all('[aria-busy=true]').length > 0,
    hasControls: all('button:not(:disabled), main a[href]').length > 0,
    alerts,
    messages: alerts.length > 0 ? alerts : [...notices, ...smallest],
  }
}

/** What is on the screen, and the toasts that did not tell of a success. */
export const lookAt = async (page: Page): Promise<Look> => {
  const seen = await page.evaluate(lookAround)
  const toasts = toastsOn(page).flatMap(({ text, isSuccess }) => (isSuccess ? [] : [text]))
  return { ...seen, messages: [...new Set([...seen.messages, ...toasts])] }
}

/** What is on the screen that was not there before. */
export const newsAt = async (page: Page, before: Look): Promise<Look> => {
  const now = await lookAt(page)
  const isNew = (message: string) => !before.messages.includes(message)
  return { ...now, alerts: now.alerts.filter(isNew), messages: now.messages.filter(isNew) }
}

/** A message that a customer cannot understand, or should not see. */
export const isUnreadable = (message: string): boolean =>
  message.length < 8 ||
  /\[object|\bundefined\b|\bnull\b|\bNaN\b|\bat \S+ \(|<\/?\w+|[{}]|Exception|Error:|\b[45]\d\d\b/.test(message)

type Typed = Readonly<Record<string, string>>

/** What is typed and chosen in the fields of the screen, by label. */
export const typedOn = async (page: Page): Promise<Typed> =>
  Object.fromEntries(
    await page
      .locator('input:not([type=file], [type=search]), select, textarea, button[aria-label^="Remove "]')
      .evaluateAll((elements) =>
        elements.flatMap((element): readonly (readonly [string, string])[] => {
          if (element instanceof HTMLButtonElement) return [['file', element.ariaLabel ?? '']]
          if (
            !(
              element instanceof HTMLInputElement ||
              element instanceof HTMLSelectElement ||
              element instanceof HTMLTextAreaElement
            )
          )
            return []
          const label = (element.labels?.[0]?.innerText ?? element.ariaLabel ?? element.name)
            .replace(/\s+/g, ' ')
            .trim()
          const isChoice = element.type === 'radio' || element.type === 'checkbox'
          const value = isChoice ? ((element as HTMLInputElement).checked ? 'chosen' : '') : element.value
          return value === '' ? [] : [[isChoice ? `${element.name} ${label}` : label, value]]
        }),
      ),
  )

/** The labels of the fields whose values are not what they were. */
export const changedFields = (before: Typed, after: Typed): readonly string[] =>
  Object.keys(before).filter((label) => after[label] !== before[label])
