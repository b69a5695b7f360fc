import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DESKTOP, fileOf, PHONE, schemes } from '../../test/gallery/pictures'

/** The pictures of each state: folders by what they hold, relative to the page. */
export type Shelves = Readonly<Record<string, string>>

const figure = (label: string, source: string, width: number): string =>
  `<figure><img src="${source}" width="${width}" alt=""><figcaption>${label}</figcaption></figure>
`

/** The page that shows of each state what every shelf has, beside each other. `folder` is where the page will be. */
export const galleryPage = (folder: string, states: ReadonlyArray<string>, shelves: Shelves): string => {
  const rowOf = (state: string, { width }: { readonly width: number }): string => {
    const files = schemes.flatMap((scheme) =>
      Object.entries(shelves).map(
        ([label, shelf]) => [`${label}, ${scheme}`, `${shelf}/${fileOf(state, width, scheme)}`] as const,
      ),
    )
    const there = files.filter(([, file]) => existsSync(join(folder, file)))
    return `<div>
${there.map(([label, file]) => figure(label, file, Math.min(width, 640))).join('')}</div>
`
  }
  const sections = states.map(
    (state) => `<section>
<h2>${state}</h2>
${rowOf(state, PHONE)}${rowOf(state, DESKTOP)}</section>
`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
body { margin: 24px; font: 14px system-ui, sans-serif; background: #e7ecea }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
figure { margin: 0 0 16px }
img { display: block; box-shadow: 0 1px 4px rgb(0 0 0 / 30%) }
</style>
<h1>Gallery</h1>
${sections.join('')}</html>
`
}
