import type { Page } from '@playwright/test'

/**
 * Runs in the page. Which controls cannot be hit: covered by something, outside of the window, or in a part that no finger
 * can scroll to. Controls that stick are tried at every place of what scrolls below them, and fields where the focus
 * brings them.
 */
const outOfReach = async (): Promise<readonly string[]> => {
  const interactive =
    'a[href], button, input:not([type=hidden], [aria-hidden=true]), select, textarea, summary, [role=tab], [role=menuitem], [role=option]'
  const root = document.documentElement
  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const modals = [...document.querySelectorAll('dialog:modal')]
  // What an open menu covers is reached by closing it.
  const ground = modals.at(-1) ?? document.querySelector('[role=menu]') ?? document.body
  const scrolls = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element)
    if (element === root) return overflowY !== 'hidden' && getComputedStyle(document.body).overflowY !== 'hidden'
    return /auto|scroll/.test(`${overflowX} ${overflowY}`)
  }
  const scrollersAround = (element: Element): readonly Element[] => {
    const around: Element[] = []
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (scrolls(one)) around.push(one)
    return scrolls(root) && modals.length === 0 ? [...around, root] : around
  }
  const windowOf = (scroller: Element) =>
    scroller === root ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.getBoundingClientRect()
  const bring = (element: Element, share: number) => {
    for (const scroller of scrollersAround(element)) {
      const box = windowOf(scroller)
      const { x, y, width, height } = element.getBoundingClientRect()
      scroller.scrollTop += y + height / 2 - (box.y + box.height * share)
      scroller.scrollLeft += x + width / 2 - (box.x + box.width / 2)
    }
  }
  /** Everything that reacts like the control: itself and the labels of a box or a file. */
  const partsOf = (element: Element): readonly Element[] => [
    element,
    ...(element instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(element.type)
      ? (element.labels ?? [])
      : []),
  ]
  const isHit = (element: Element): boolean =>
    partsOf(element).some((part) =>
      [...part.getClientRects()].some(({ x, y, width, height }) => {
        // The focus brings the first line of a long text into view.
        const middle = part instanceof HTMLTextAreaElement ? Math.min(height / 2, 24) : height / 2
        return part.contains(document.elementFromPoint(x + width / 2, y + middle))
      }),
    )
  const isShown = (element: Element): boolean => {
    const { width, height, right, bottom } = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // A skip link waits above the page until it has the focus.
    return (
      isSeen &&
      width > 1 &&
      height > 1 &&
      right > 0 &&
      bottom + scrollY > 0 &&
      element.closest('[inert], .Toastify') === null
    )
  }
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim().slice(0, 60)}`
  const place = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(x + width / 2, y + height / 2)
    return `${[x, y, width, height].map(Math.round).join(' ')}, ${there === null ? 'outside of the window' : `under ${there.tagName.toLowerCase()}.${there.getAttribute('class') ?? ''}`}`
  }
  const stickingAround = (element: Element): Element | null => {
    for (let one: Element | null = element; one && one !== ground; one = one.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(one).position)) return one
    return null
  }
  const controls = [...ground.querySelectorAll(interactive)].filter(isShown)
  const faults: string[] = []
  const main = modals.at(-1) ?? root
  const restore = main.scrollTop

  const sticking = controls.filter((control) => stickingAround(control) !== null)
  const moving = controls.filter((control) => !sticking.includes(control))
  const last = scrolls(main) ? main.scrollHeight - main.clientHeight : 0
  const covered = new Map<Element, number>()
  for (let top = 0; top <= last + 20; top += 20) {
    main.scrollTop = top
    for (const control of sticking)
      if (!covered.has(control) && !isHit(control)) covered.set(control, Math.round(main.scrollTop))
  }
  for (const [control, top] of covered) faults.push(`covered when scrolled by ${String(top)} px: ${named(control)}`)
  for (const control of moving) {
    let isReached = false
    for (const share of [0.5, 0.35, 0.65]) {
      bring(control, share)
      // What is outside of the window is not rendered; it comes with one of the next frames.
      for (let frames = 0; frames < 4 && !isHit(control); frames += 1) await nextFrame()
      isReached ||= isHit(control)
      if (isReached) break
    }
    if (!isReached) faults.push(`out of reach: ${named(control)}, ${place(control)}`)
  }
  const before = document.activeElement
  const fields = moving.filter(
    (control) => control.matches('input:not([type=file]), select, textarea') && !control.matches(':disabled'),
  )
  for (const field of [...fields, ...fields.toReversed()]) {
    if (!(field instanceof HTMLElement)) continue
    // A field that has the focus already would not be scrolled to.
    field.blur()
    field.focus()
    if (document.activeElement === field && !isHit(field))
      faults.push(`covered with the focus: ${named(field)}, ${place(field)}`)
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  main.scrollTop = restore
  return [...new Set(faults)]
}

/** What of the screen's controls a finger cannot hit in this window (requirement TAP-14). */
export const controlsOutOfReach = (page: Page): Promise<readonly string[]> => page.evaluate(outOfReach)

/** Whether what is longer than its window scrolls by a finger; true if nothing is. */
export const scrollsByFinger = async (page: Page): Promise<boolean> => {
  const scroller = await page.evaluateHandle(
    () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement,
  )
  const state = () =>
    scroller.evaluate((element) => {
      const { top, bottom, left, right } =
        element === document.documentElement
          ? new DOMRect(0, 0, innerWidth, innerHeight)
          : element.getBoundingClientRect()
      return {
        x: (left + right) / 2,
        y: (top + bottom) / 2,
        at: element.scrollTop,
        more: element.scrollHeight - element.clientHeight,
      }
    })
  await scroller.evaluate((element) => {
    element.scrollTop = 0
  })
  const { x, y, more } = await state()
  if (more < 8) return true
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const way of [20, 40, 60, 80])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - way }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const { at } = await state()
  await scroller.evaluate((element) => {
    element.scrollTop = 0
  })
  return at > 0
}

/** Sets the size of text that the browser starts from, as a customer does in its settings; 16 px is usual. */
export const setTextSize = async (page: Page, standard: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await session.detach()
}
