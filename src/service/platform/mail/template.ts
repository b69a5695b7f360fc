import brand from '../../../brand.json'
import { Html, html } from '../html/html'
import { band, dark, light, onBand, type Palette } from '../html/palette'
import type { Content, Part } from './parts'

/** What an email says, from top to bottom. */
type Letter = Content & {
  readonly subject: string
  readonly regards: string
  readonly contact: readonly { readonly text: string; readonly href: string }[]
}

/** Outlook takes the font of its tables from here alone. */
const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,Arial,sans-serif'

/** The colours of each class, which stand in the elements too: some programs read no style sheet. */
const colours = (palette: Palette) => ({
  page: `background-color:${palette.page}`,
  card: `background-color:${palette.surface};box-shadow:${palette.shadow}`,
  band: `background-color:${palette['band-top']};background-image:${band(palette)}`,
  ink: `color:${palette.ink}`,
  muted: `color:${palette.muted}`,
  line: `border-color:${palette.line}`,
  point: `background-color:${palette['brand-soft']};color:${palette.ink}`,
  button: `background-color:${palette.brand}`,
  'on-button': `color:${palette['on-brand']}`,
  link: `color:${palette.brand}`,
})

const colour = colours(light)

const inTheDark = Object.entries(colours(dark))
  .map(([name, style]) => `.${name}{${style.split(';').join('!important;')}!important}`)
  .join('')

const style = new Html(
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `body,td,th,p,a,h1{${FONT}}`,
    '@media (max-width:480px){.inner{padding-left:20px!important;padding-right:20px!important}.wide{width:100%!important}}',
    `@media (prefers-color-scheme:dark){${inTheDark}}`,
  ].join('\n'),
)

/** What a program with a preview of two lines would fill up with the beginning of the email. */
const filler = new Html('&#847;&zwnj;&nbsp;'.repeat(60))

const paragraph = 'margin:0 0 20px;font-size:16px;line-height:24px'
const anywhere = 'overflow-wrap:anywhere;word-break:break-word'

const factRow = ([name, value]: readonly [string, string]): Html => html`
<tr>
<th scope="row" align="left" class="muted line" style="padding:10px 16px 10px 0;border-top:1px solid ${light.line};${colour.muted};font-size:14px;line-height:24px;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap">${name}</th>
<td align="right" class="ink line" style="padding:10px 0;border-top:1px solid ${light.line};${colour.ink};font-size:16px;line-height:24px;font-weight:600;text-align:right;vertical-align:top;${anywhere}">${value}</td>
</tr>`

const partOf = (part: Part): Html => {
  if (typeof part === 'string') return html`<p style="${paragraph}">${part}</p>`
  if ('facts' in part)
    return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse">${part.facts.map(factRow)}
</table>`
  if ('point' in part)
    return html`<p class="point" style="margin:0 0 12px;padding:14px 16px;border-radius:14px;${colour.point};font-size:16px;line-height:24px;white-space:pre-line;${anywhere}"><b>${part.point[0]}</b><br>${part.point[1]}</p>`
  return html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr>
<td align="center" class="button" bgcolor="${light.brand}" style="border-radius:14px;${colour.button};mso-padding-alt:14px 28px"><a href="${part.link}" class="on-button" style="display:block;padding:14px 28px;${colour['on-button']};font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${part.action}</a></td>
</tr></table>
<p style="margin:0 0 20px;font-size:14px;line-height:22px;${anywhere}"><a href="${part.link}" class="link" style="${colour.link}">${part.link}</a></p>`
}

/**
 * An email as HTML for every program: tables for Outlook, which knows no width by style, styles in the elements for those
 * that read no style sheet, a dark scheme for those that do, and nothing that has to be loaded.
 */
export const emailHtml = ({ subject, greeting, parts, regards, contact }: Letter): string =>
  html`<!doctype html>
<html lang="en-NG" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${subject}</title>
<style>
${style}
</style>
</head>
<body class="page" bgcolor="${light.page}" style="margin:0;padding:0;${colour.page};${FONT}">
<div class="preview" style="display:none;max-height:0;overflow:hidden">${parts[0]}${filler}</div>
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="en-NG">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.page}" style="${colour.page}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.surface}" style="max-width:600px;border-collapse:separate;border-radius:20px;${colour.card};text-align:left">
<tr><td class="band inner" bgcolor="${light['band-top']}" style="padding:24px 32px 28px;border-radius:20px 20px 0 0;${colour.band};color:${onBand}">
<p class="brand" style="margin:0 0 20px;font-size:18px;line-height:24px;font-weight:700;color:${onBand}">${brand.name}</p>
<h1 style="margin:0;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-.02em;color:${onBand};${anywhere}">${subject}</h1>
</td></tr>
<tr><td class="ink inner" style="padding:28px 32px 12px;${colour.ink}">
<p style="${paragraph}">${greeting}</p>
${parts.map(partOf)}
<p style="${paragraph}">${regards}<br><b>${brand.name}</b></p>
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td class="contact muted inner" style="padding:16px 32px;${colour.muted};font-size:14px;line-height:24px;text-align:left">
${contact.map(({ text, href }) => html`<a href="${href}" class="muted" style="${colour.muted}">${text}</a><br>`)}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`.text
