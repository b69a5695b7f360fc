import { expect, type BrowserContext, type Page } from '@playwright/test'

/** Runs in the page, from its load on, or from when a prerendered form can be sent. Texts that the page changes after they were replaced are collected in `staleTexts`. */
const translate = () => {
  const staleTexts: string[] = []
  Object.assign(globalThis, { staleTexts })
  const isTranslatable = (text: Text): boolean =>
    text.data.trim() !== '' &&
    text.parentElement?.closest('script, style, title, textarea, svg, option, [data-translated]') === null
  const replaced = new MutationObserver((records) => {
    for (const { target, oldValue } of records) staleTexts.push(`${oldValue ?? ''} → ${target.textContent ?? ''}`)
  })
  const replace = (text: Text) => {
    const font = document.createElement('FONT')
    font.dataset['translated'] = ''
    font.textContent = text.data
    text.replaceWith(font)
    replaced.observe(text, { characterData: true, characterDataOldValue: true })
  }
  const replaceIn = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (
      let node: Node | null = root instanceof Text ? root : walker.nextNode();
      node;
      node = root instanceof Text ? null : walker.nextNode()
    )
      if (node instanceof Text && isTranslatable(node)) texts.push(node)
    texts.forEach(replace)
  }
  const begin = () => {
    replaceIn(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if (target instanceof Text) replaceIn(target)
        else addedNodes.forEach(replaceIn)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  addEventListener('load', () => {
    const waits = () => document.querySelector('[data-prerendered] [type=submit]:disabled') !== null
    if (!waits()) {
      begin()
      return
    }
    const hydration = new MutationObserver(() => {
      if (waits()) return
      hydration.disconnect()
      begin()
    })
    hydration.observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
  })
}

/**
 * From the next page load on, every text is replaced by an element with the same words, now and whenever one comes, as
 * translators and some extensions do (requirement TAP-12).
 */
export const withTranslator = (context: BrowserContext) => context.addInitScript(translate)

/** The screen works: its texts were replaced, none of them is out of date, and nothing failed. */
export const expectTranslated = async (page: Page): Promise<void> => {
  await expect(page.locator('font[data-translated]').first()).toBeAttached()
  await expect(page.getByText('Something went wrong on this page')).toHaveCount(0)
  expect(await page.evaluate(() => (globalThis as unknown as { staleTexts: readonly string[] }).staleTexts)).toEqual([])
}
