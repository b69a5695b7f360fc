const ahead = ['/login', '/register']
const signs = ['pointerenter', 'touchstart', 'focus']

/** Prefetches log-in or registration once the visitor points at or focuses a link to it, each page once. */
export const prefetchOnIntent = (page: Document): void => {
  const fetched = new Set<string>()
  const head = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href') ?? ''
    if (!ahead.includes(path) || fetched.has(path)) return
    fetched.add(path)
    const hint = page.createElement('link')
    hint.rel = 'prefetch'
    hint.href = path
    page.head.append(hint)
  }
  for (const sign of signs) page.addEventListener(sign, head, { capture: true, passive: true })
}
