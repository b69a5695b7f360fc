/** Calls back once, when the page has loaded and the browser has nothing else to do. */
export const makeWhenIdle =
  (browser: Window & typeof globalThis) =>
  (run: () => void): void => {
    const afterLoad = () => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in browser) browser.requestIdleCallback(run)
      else (browser as Window).setTimeout(run, 1_000)
    }
    if (browser.document.readyState === 'complete') afterLoad()
    else browser.addEventListener('load', afterLoad, { once: true })
  }
