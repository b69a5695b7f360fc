import type { Page } from '@playwright/test'

/**
 * The drawings that assistive technology would find without a name; axe passes them over. Those in toasts are
 * react-toastify's.
 */
export const strayDrawings = (page: Page): Promise<readonly string[]> =>
  page
    .locator('svg:not([aria-hidden=true], [aria-hidden=true] *, [role=img], [role=img] *, .Toastify *)')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.outerHTML.slice(0, 200)))
