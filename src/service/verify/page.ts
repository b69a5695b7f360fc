import { createHash } from 'node:crypto'
import brand from '../../brand.json'
import { dateShown } from '../../domain/values/typed-date'
import { Html, html } from '../platform/html/html'
import { band, dark, light, onBand, type Palette } from '../platform/html/palette'
import type { Finding } from './finding'

const variables = (palette: Palette): string =>
  Object.entries({ ...palette, band: band(palette) })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** Part of the page, which is then one request: a checkpoint may have little network. */
const style = [
  `:root{color-scheme:light dark;${variables(light)}}`,
  `@media(prefers-color-scheme:dark){:root{${variables(dark)}}}`,
  '*{box-sizing:border-box}',
  "body{margin:0;overflow-wrap:anywhere;background:var(--page);color:var(--ink);font:1.125rem/1.5 system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif}",
  `header{padding:20px 20px 72px;background:var(--band);color:${onBand}}`,
  'header p{display:flex;align-items:center;gap:10px;max-width:34rem;margin:0 auto;font-size:1.25rem;font-weight:700}',
  'main{width:calc(100% - 24px);max-width:36rem;margin:-52px auto 32px;padding:24px 20px;border-radius:20px;background:var(--surface);box-shadow:var(--shadow)}',
  'h1{margin:0 0 16px;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}',
  '.answer{margin:0 0 24px;padding:16px;border-radius:14px;background:var(--brand-soft);color:var(--brand-strong);font-size:min(1.375rem,8vw);font-weight:700}',
  '.no{background:var(--warning-soft);color:var(--warning)}',
  'dl{margin:0 0 20px}dt,.note{color:var(--muted);font-size:1rem}p:last-child{margin-bottom:0}',
  'dd{margin:0 0 12px;font-size:1.5rem;font-weight:700}',
  'a{color:var(--brand)}',
  `.fill-brand{fill:${onBand}}.line-on-logo{stroke:${light['on-logo']}}.line-on-brand{stroke:${light.brand}}`,
  'path{stroke-linecap:round;stroke-linejoin:round}path:not(.fill-brand){fill:none}',
].join('\n')

/** The only style that the page's content-security policy allows, by its hash. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const mark = html`<svg viewBox="${brand.logo.viewBox}" width="32" height="32" aria-hidden="true">${brand.logo.paths.map(
  ({ d, fill, line, width }) =>
    fill === undefined
      ? html`<path class="line-${line}" stroke-width="${width}" d="${d}"/>`
      : html`<path class="fill-${fill}" d="${d}"/>`,
)}</svg>`

const page = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en-NG">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} – ${brand.name}</title>
  <style>${new Html(style)}</style>
</head>
<body>
<header><p>${mark} ${brand.name}</p></header>
<main>
${content}
</main>
</body>
</html>
`

const writeTo = html`<a href="mailto:${brand.email}">${brand.email}</a>`

/** The check page of a policy that exists: no more than a glance at the certificate tells anyway. */
export const genuinePage = ({ covers, today, product, covered: [label, covered] }: Finding): Html => {
  const answers: Readonly<Record<Finding['covers'], Html>> = {
    now: html`<p class="answer">✓ Valid today, ${dateShown(today)}</p>`,
    later: html`<p class="answer no">✗ Not valid yet, ${dateShown(today)}</p>`,
    suspended: html`<p class="answer no">✗ Not valid now, ${dateShown(today)}</p>`,
    no: html`<p class="answer no">✗ Not valid today, ${dateShown(today)}</p>`,
  }
  return page(
    'Genuine certificate',
    html`<h1>This certificate is genuine</h1>
${answers[covers]}
<dl>
  <dt>Product</dt><dd>${product}</dd>
  <dt>${label}</dt><dd>${covered}</dd>
</dl>
<p class="note">Compare this with the certificate in front of you. If it says something else, it was changed: please write to ${writeTo}.</p>`,
  )
}

/** The answer to an address that belongs to no policy. */
export const unknownPage = page(
  'Unknown certificate',
  html`<h1>We know no such certificate</h1>
<p class="answer no">✗ No policy has this address</p>
<p>Compare the address with the certificate, letter by letter. If it is the same, the certificate is not genuine: please write to ${writeTo}.</p>`,
)

/** The answer to too many requests. */
export const tooManyPage = page(
  'Too many requests',
  html`<h1>Too many certificates were checked from here</h1>
<p class="answer no">Nothing was checked</p>
<p>Please wait a minute, then load this page again.</p>`,
)
