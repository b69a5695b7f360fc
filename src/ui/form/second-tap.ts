import { SECOND_TAP_MS } from '../../domain/rules/constants'

/** How far a finger that taps twice strays, in CSS pixels. */
const FINGER = 24

/**
 * Two taps in a row do what one does. A submit changes the page under the finger: a summary goes, a
 * screen follows, and the second tap would press what has taken the button's place. So what comes so soon after the press
 * of a submit button, on the same spot, is dropped. A press without a place, of the keyboard, is not meant, nor one after
 * something was typed.
 */
export const dropSecondTaps = (page: Document): void => {
  let last: MouseEvent | undefined
  const drop = (event: MouseEvent) => {
    if (event.clientX === 0 && event.clientY === 0) return
    const isSecond =
      last !== undefined &&
      event.timeStamp - last.timeStamp < SECOND_TAP_MS &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < FINGER
    if (isSecond) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.type === 'click' && (event.target as Element).closest('[type=submit]')) last = event
  }
  page.addEventListener('mousedown', drop, true)
  page.addEventListener('input', () => (last = undefined), true)
  page.addEventListener('click', drop, true)
}
