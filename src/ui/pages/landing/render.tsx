import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../brand'
import { content } from './content'
import { publicHead } from './head'
import { LandingPage } from './landing-page'
import { TermsPage } from './terms-page'
import { TipPage } from './tip-page'
import { tips } from './tips'

/** The contents of the landing page's head. */
export const landingHead = {
  ...publicHead('/', content),
  title: `${brand.name} · ${content.title}`,
}

const terms = {
  title: 'Terms and conditions',
  description: `The terms on which ${brand.name} works for you, and what is kept on your device.`,
}

/** `/terms` and `/tips/{index}`: the title, the content and the address of each. */
export const articles = [
  {
    ...publicHead('/terms', { ...terms, type: 'article' }),
    file: 'terms.html',
    title: `${terms.title} · ${brand.name}`,
    html: renderToStaticMarkup(<TermsPage />),
  },
  ...tips.map((tip, index) => ({
    ...publicHead(`/tips/${String(index)}`, { title: tip.title, description: tip.summary, type: 'article' }),
    file: `tips/${String(index)}.html`,
    title: `${tip.title} · ${brand.name}`,
    html: renderToStaticMarkup(<TipPage tip={tip} />),
  })),
]

/** The body of the landing page as HTML without script, inline styles or React attributes. */
export const renderLanding = (): string => renderToStaticMarkup(<LandingPage />)
