import { expect, type Page } from '@playwright/test'

/** A4 without the browser's margins, in CSS pixels, and a phone in the hand of who prints. */
const papers = [
  { width: 718, height: 1047 },
  { width: 360, height: 740 },
]

/**
 * What would not be whole on paper: texts cut by a box that scrolls or hides, or beyond the paper's edge; boxes that stick
 * and would be printed over others; texts that are too pale for the ground.
 */
const faultsOnPaper = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${element.textContent.trim().slice(0, 60)}`
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const ofScreenReaders = (element: Element | null): boolean => {
      if (element === null) return false
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1 || ofScreenReaders(element.parentElement)
    }
    const all = [...document.body.querySelectorAll('*')].filter(
      (element) => isSeen(element) && !ofScreenReaders(element),
    )
    const withText = all.filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    const sticking = all
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => `sticks: ${named(element)}`)
    const cut = withText.flatMap((element) => {
      const box = element.getBoundingClientRect()
      const faults: string[] = []
      if (box.right > window.innerWidth + 1 || box.left < -1) faults.push(`beyond the edge: ${named(element)}`)
      for (
        let around: Element | null = element;
        around && around !== document.documentElement;
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const bounds = around.getBoundingClientRect()
        const isOut = around !== element && (box.bottom > bounds.bottom + 1 || box.right > bounds.right + 1)
        const isCut = around === element && element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0
        if (`${overflowX} ${overflowY}` !== 'visible visible' && (isOut || isCut))
          faults.push(`cut by ${named(around)}: ${named(element)}`)
      }
      return faults
    })
    const grounds = [document.documentElement, document.body, ...document.querySelectorAll('dialog[open]')]
      .map((element) => getComputedStyle(element).backgroundColor)
      .filter((colour) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(colour))
      .map((colour) => `ground: ${colour}`)
    const behind =
      document.querySelector('dialog[open]') === null
        ? []
        : withText
            .filter((element) => element.closest('dialog[open]') === null)
            .map((element) => `behind the dialog: ${named(element)}`)
    return [...sticking, ...cut, ...grounds, ...behind]
  })

const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length

/** Expects that the screen is printed whole, in both colour schemes, from a phone and from a desktop (requirement TAP-16). */
export const expectWholeOnPaper = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of papers) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ media: 'print', colorScheme, reducedMotion: 'reduce' })
      expect(await faultsOnPaper(page), `${colorScheme}, ${String(viewport.width)} px`).toEqual([])
    }
  // Printed and not cut: as many pages as its height takes, give or take what must not be broken.
  await page.setViewportSize(papers[0] ?? { width: 718, height: 1047 })
  const height = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    return (dialog ?? document.documentElement).scrollHeight
  })
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })
  expect(pagesOf(pdf)).toBeGreaterThanOrEqual(Math.ceil((height - 40) / 1047))
  await page.emulateMedia({ media: null, colorScheme: null })
}
