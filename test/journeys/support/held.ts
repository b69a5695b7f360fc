import type { Page } from '@playwright/test'

/** Everything that the browser holds for the portal, as text. */
export const held = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const rows = await new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('policies').objectStore('policies').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      })
      texts.push(name, JSON.stringify(rows))
    }
    return texts
  })

/** What is left for the portal besides a session and whose it is: registrations, caches, databases and local storage. */
export const remains = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    stored: Object.keys(localStorage).filter((key) => !['token', 'token-ends', 'owner'].includes(key)),
  }))
