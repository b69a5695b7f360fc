import '../../components/styles/tokens.css'
import '../../components/styles/base.css'
import '../../components/styles/print.css'
import { LANDING_SERVICES } from '../../../domain/rules/constants'
import { About } from './about'
import { Clients } from './clients'
import { content } from './content'
import { Faq } from './faq'
import { Features } from './features'
import { Hero } from './hero'
import { Products } from './products'
import { Reviews } from './reviews'
import { Section } from './section'
import { Closing, SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/**
 * The page that a visitor sees first, with its anchors and nine services. It is
 * rendered once, at build time, and needs no script to be read or used.
 */
export const LandingPage = () => (
  <>
    <SiteHeader />
    <main>
      <Hero />
      <Products />
      <Section id="services" title="Services" band lead={content.servicesLead}>
        <Features entries={content.services.slice(0, LANDING_SERVICES)} columns={3} />
      </Section>
      <About />
      <Section id="why" title="Why us" band>
        <Features entries={content.why} columns={4} />
      </Section>
      <Reviews />
      <Clients />
      <Faq />
      <Closing />
    </main>
    <SiteFooter />
  </>
)
