import type { Page } from '@playwright/test'
import { placesIn, type Inspected } from '../../machines/walks/trail'

const MARK = 'walked '

/**
 * Runs in the page before the portal. XState reads the option `inspect` of every root actor; since the portal passes
 * none, it reads the property of the prototype. So the portal under test is the production build, without changes.
 */
const inspectEverything = (mark: string, places: (event: Inspected) => readonly string[]) => {
  Object.defineProperty(Object.prototype, 'inspect', {
    configurable: true,
    writable: true,
    value: (event: Inspected) => {
      const machine = event.actorRef.logic?.id
      if (machine !== undefined)
        places(event).forEach((place) => {
          console.debug(mark + JSON.stringify([machine, place]))
        })
    },
  })
}

/** Records the states of the machines in a page: returns those of one machine in order, without repeats. */
export const followMachines = async (page: Page): Promise<(machine: string) => readonly string[]> => {
  const trails = new Map<string, string[]>()
  page.on('console', (message) => {
    if (!message.text().startsWith(MARK)) return
    const [machine, place] = JSON.parse(message.text().slice(MARK.length)) as [string, string]
    const trail = trails.get(machine) ?? []
    if (trail.at(-1) !== place) trails.set(machine, [...trail, place])
  })
  await page.addInitScript(`(${String(inspectEverything)})(${JSON.stringify(MARK)}, ${String(placesIn)})`)
  return (machine) => trails.get(machine) ?? []
}
