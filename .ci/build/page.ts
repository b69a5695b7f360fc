/** A file that is served next to the pages unchanged. */
export type PlainFile = { readonly file: string; readonly text: string }

/** A picture that is drawn at build time, in base64: it is sent from one process to another. */
export type Picture = { readonly file: string; readonly base64: string }

/** A page that is rendered at build time; `src/start/prerender.tsx` exports them as `pages`. */
export type Page = {
  readonly file: string
  /** The content of the body: the prerendered screen, or the empty root of the application. */
  readonly html: string
  readonly title: string
  readonly description: string
  /** The entry whose scripts and styles the page loads. */
  readonly chunk: 'landing' | 'app'
  /** The colour of the browser's UI around the page. */
  readonly themeColour: string
  /** The page's own address, with the public origin. A page without one is not meant for search engines. */
  readonly canonical?: string
  /** Open Graph properties such as `og:title`, for previews of shared links. */
  readonly share?: Readonly<Record<string, string>>
  /** Names of lazy chunks that this screen needs immediately: their styles are linked, their scripts preloaded. */
  readonly needs?: ReadonlyArray<string>
  /** Names of chunks that the screen loads after hydration: their scripts are preloaded with low priority. */
  readonly follows?: ReadonlyArray<string>
  /** Names of chunks that it probably needs later: their scripts and styles are prefetched when the browser is idle. */
  readonly ahead?: ReadonlyArray<string>
}

export type PageAssets = {
  readonly scripts: ReadonlyArray<string>
  readonly preloads: ReadonlyArray<string>
  readonly later?: ReadonlyArray<string>
  readonly idle?: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

const forbidden = /<style[\s>]|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=["']|javascript:/i

/**
 * Renders the document. The content-security policy allows no inline script or style, so a page with one is rejected at
 * build time.
 */
export const renderPage = (page: Page, assets: PageAssets): string => {
  const found = forbidden.exec(page.html)
  if (found !== null) throw new Error(`${page.file} has inline script or style: ${found[0].trim()}`)
  const readsConfiguration = page.chunk === 'app'
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(page.title)}</title>`,
    `<meta name="description" content="${escape(page.description)}">`,
    page.canonical === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escape(page.canonical)}">`,
    ...Object.entries(page.share ?? {}).map(([name, value]) => `<meta property="${name}" content="${escape(value)}">`),
    ...(page.share === undefined ? [] : ['<meta name="twitter:card" content="summary_large_image">']),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${escape(page.themeColour)}">`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
    // A browser has six connections to a server that speaks HTTP/1.1, and gives them out in this order.
    ...assets.scripts.map((src) => `<script defer fetchpriority="high" src="${escape(src)}"></script>`),
    ...assets.preloads.map((href) => `<link rel="preload" href="${escape(href)}" as="script">`),
    ...(readsConfiguration ? ['<link rel="preload" href="/config.json" as="fetch" crossorigin>'] : []),
    ...(assets.later ?? []).map(
      (href) => `<link rel="preload" href="${escape(href)}" as="script" fetchpriority="low">`,
    ),
    ...(assets.idle ?? []).map(
      (href) => `<link rel="prefetch" href="${escape(href)}" as="${href.endsWith('.css') ? 'style' : 'script'}">`,
    ),
  ]
  return `<!doctype html>\n<html lang="en">\n<head>\n${head.join('\n')}\n</head>\n<body>${page.html}</body>\n</html>\n`
}
