/** A page that never has nothing to do is interrupted after so many milliseconds. */
const LONGEST_WAIT_MS = 2_500

/** Calls back once, when the page has loaded and the browser has nothing else to do, or has had enough to do since. */
export const makeWhenIdle =
  (browser: Window & typeof globalThis) =>
  (run: () => void): void => {
    const afterLoad = () => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in browser) browser.requestIdleCallback(run, { timeout: LONGEST_WAIT_MS })
      else (browser as Window).setTimeout(run, 1_000)
    }
    if (browser.document.readyState === 'complete') afterLoad()
    else browser.addEventListener('load', afterLoad, { once: true })
  }
