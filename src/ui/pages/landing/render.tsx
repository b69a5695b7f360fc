import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../brand'
import { content } from './content'
import { LandingPage } from './landing-page'
import { TermsPage } from './terms-page'
import { TipPage } from './tip-page'
import { tips } from './tips'

/** The preview of a shared link to a public page. */
const shared = (title: string, description: string, path: string, type: 'website' | 'article') => ({
  'og:type': type,
  'og:site_name': brand.name,
  'og:locale': 'en_NG',
  'og:title': title,
  'og:description': description,
  'og:url': `${brand.site}${path}`,
})

/** The contents of the landing page's head. */
export const landingHead = {
  title: `${brand.name} · ${content.title}`,
  description: content.description,
  share: shared(content.title, content.description, '/', 'website'),
}

const termsDescription = `The conditions on which ${brand.name} works for you, and what is kept on your device.`

/** `/terms` and `/tips/{index}`: the title, the content and the address of each. */
export const articles = [
  {
    file: 'terms.html',
    title: `Terms and conditions · ${brand.name}`,
    description: termsDescription,
    share: shared('Terms and conditions', termsDescription, '/terms', 'article'),
    html: renderToStaticMarkup(<TermsPage />),
  },
  ...tips.map((tip, index) => ({
    file: `tips/${String(index)}.html`,
    title: `${tip.title} · ${brand.name}`,
    description: tip.summary,
    share: shared(tip.title, tip.summary, `/tips/${String(index)}`, 'article'),
    html: renderToStaticMarkup(<TipPage tip={tip} />),
  })),
]

/** The body of the landing page as HTML without script, inline styles or React attributes. */
export const renderLanding = (): string => renderToStaticMarkup(<LandingPage />)
