import type { BrowserContext } from '@playwright/test'
import { placesIn, type Inspected } from '../../machines/walks/trail'

const MARK = 'walked '

/**
 * Runs in the page before the portal does. XState reads the option `inspect` of every actor that starts without a
 * parent; what is put there for all objects is read where the portal gives none. So the portal is the one that
 * customers get, without a line for this.
 */
const inspectEverything = (mark: string, places: (event: Inspected) => readonly string[]) => {
  Object.defineProperty(Object.prototype, 'inspect', {
    configurable: true,
    writable: true,
    value: (event: Inspected) => {
      const machine = event.actorRef.logic?.id
      if (machine !== undefined) places(event).forEach((place) => { console.debug(mark + JSON.stringify([machine, place])) })
    },
  })
}

/** Follows the machines of a context's pages: gives where one has been so far, in order, without standing still. */
export const followMachines = async (context: BrowserContext): Promise<(machine: string) => readonly string[]> => {
  const trails = new Map<string, string[]>()
  context.on('console', (message) => {
    if (!message.text().startsWith(MARK)) return
    const [machine, place] = JSON.parse(message.text().slice(MARK.length)) as [string, string]
    const trail = trails.get(machine) ?? []
    if (trail.at(-1) !== place) trails.set(machine, [...trail, place])
  })
  await context.addInitScript(`(${String(inspectEverything)})(${JSON.stringify(MARK)}, ${String(placesIn)})`)
  return (machine) => trails.get(machine) ?? []
}
