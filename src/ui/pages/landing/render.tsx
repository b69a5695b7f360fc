import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../brand'
import { content } from './content'
import { LandingPage } from './landing-page'
import { TermsPage } from './terms-page'
import { TipPage } from './tip-page'
import { tips } from './tips'

/** What a shared link of a public page shows. */
const shared = (title: string, description: string, path: string, type: 'website' | 'article') => ({
  'og:type': type,
  'og:site_name': brand.name,
  'og:locale': 'en_NG',
  'og:title': title,
  'og:description': description,
  'og:url': `${brand.site}${path}`,
})

/** What the head of the landing page says. */
export const landingHead = {
  title: `${brand.name} · ${content.title}`,
  description: content.description,
  share: shared(content.title, content.description, '/', 'website'),
}

const termsDescription = `The conditions on which ${brand.name} works for you, and what is kept on your device.`

/** `/terms` and `/tips/{index}`: what each is called, what it says, and where it stands. */
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

/** The body of the landing page as HTML without script, inline style or a trace of React. */
export const renderLanding = (): string => renderToStaticMarkup(<LandingPage />)
