import { expect, type Frame, type Page } from '@playwright/test'

/** The least height and width of a target, and the least height of a link inside a sentence (requirement TAP-08). */
const LEAST = { target: 44, inSentence: 24 }

export const phone = { width: 360, height: 740 }

/** The targets of a frame that are too small, each as its size and its tag. */
export const smallTargets = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate(({ target, inSentence }) => {
    const interactive =
      'a[href], button, input:not([type=hidden], [aria-hidden=true]), select, textarea, summary, [role=tab], [role=menuitem], [role=option]'
    const tolerance = 0.5
    /** Everything that reacts like the element: itself, its label, and the label around it. */
    const partsOf = (element: Element): readonly Element[] => [
      element,
      ...(element instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(element.type)
        ? (element.labels ?? [])
        : []),
    ]
    const isSentence = (element: Element): boolean =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length
    /** A skip link waits above the screen until it has the focus; then it is as high as every other target. */
    const isOnScreen = (element: Element): boolean => {
      const { right, bottom } = element.getBoundingClientRect()
      return right > 0 && bottom + window.scrollY > 0
    }
    return [...document.querySelectorAll(interactive)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => isOnScreen(element) && element.closest('[inert]') === null)
      .flatMap((element) => {
        const boxes = partsOf(element).map((part) => part.getBoundingClientRect())
        const width = Math.max(...boxes.map((box) => box.width))
        const height = Math.max(...boxes.map((box) => box.height))
        const fits = isSentence(element)
          ? height >= inSentence - tolerance
          : height >= target - tolerance && width >= target - tolerance
        return fits ? [] : [`${width.toFixed(0)} × ${height.toFixed(0)}: ${element.outerHTML.slice(0, 160)}`]
      })
  }, LEAST)

/**
 * Expects that a finger hits every target of the screen on a phone, in the payment widget's frame too; the size of the
 * window is restored.
 */
export const expectTargets = async (page: Page): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize(phone)
  const found = await Promise.all(page.frames().map(smallTargets))
  expect(found.flat(), 'targets that are too small').toEqual([])
  if (before !== null) await page.setViewportSize(before)
}
