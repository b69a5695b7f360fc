const SECOND_TAP_MS = 500
const FINGER = 24

/**
 * Makes two taps in a row do what one does: an answer changes the page under the finger, and the second tap would press
 * what has taken the button's place. A press without a place, of the keyboard, is not meant, nor one after something was
 * typed.
 */
export const dropSecondTaps = (): void => {
  let last: MouseEvent | undefined
  const dropIfSecond = (event: MouseEvent) => {
    if (event.clientX === 0 && event.clientY === 0) return
    const isSecond =
      last !== undefined &&
      event.timeStamp - last.timeStamp < SECOND_TAP_MS &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < FINGER
    if (isSecond) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.type === 'click' && event.target instanceof Element && event.target.closest('[type=submit]'))
      last = event
  }
  for (const type of ['mousedown', 'click'] as const) document.addEventListener(type, dropIfSecond, true)
  document.addEventListener('input', () => (last = undefined), true)
}
