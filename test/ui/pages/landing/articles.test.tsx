import { render, screen, within } from '@testing-library/react'
import brand from '../../../../src/brand.json'
import { contactAddresses, plainContact } from '../../../support/contact-addresses'
import { articles } from '../../../../src/ui/pages/landing/render'
import { TermsPage } from '../../../../src/ui/pages/landing/terms-page'
import { TipPage } from '../../../../src/ui/pages/landing/tip-page'
import { tips } from '../../../../src/ui/pages/landing/tips'

const hrefs = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

describe('the terms', () => {
  it('[PUB-07] contain conditions, cookie policy, date, contact and postal address', () => {
    render(<TermsPage />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms and conditions and cookie policy')
    expect(screen.getByText('Effective 16 June 2025')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Cookie policy' })).toBeInTheDocument()
    const contact = within(screen.getByRole('article'))
    expect(contact.getByRole('heading', { name: 'Contact' })).toBeInTheDocument()
    expect(contact.getByText(/^Questions about these terms:/)).toHaveTextContent(brand.email)
    expect(contact.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`)
    expect(contact.getByRole('group')).toHaveTextContent(brand.address)
    expect(brand.address).toMatch(/Lagos, Nigeria$/)
  })

  it('[PUB-07] link from their contents to each part', () => {
    const { container } = render(<TermsPage />)
    const inPage = hrefs(screen.getByRole('navigation', { name: 'On this page' }))
    expect(inPage.length).toBeGreaterThan(9)
    for (const anchor of inPage) expect(container.querySelector(anchor)).toBeInTheDocument()
  })
})

it.each(articles.map(({ file, html }) => [file, html]))(
  '[HELP-01: landing page] %s has the ways to reach the brokerage in header and footer',
  (_, html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const part of ['header', 'footer'])
      expect(contactAddresses(body.querySelector(part) ?? body)).toEqual(plainContact)
    expect(body.querySelector('header a[href="#help"]')).not.toBeNull()
    expect(body.querySelectorAll('footer #help')).toHaveLength(1)
  },
)

describe('the tips', () => {
  it('[PUB-09] are two articles, each with a heading and a text', () => {
    expect(tips).toHaveLength(2)
    for (const tip of tips) {
      const { unmount } = render(<TipPage tip={tip} />)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(tip.title)
      expect(screen.getByRole('article').textContent.length).toBeGreaterThan(800)
      expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
      unmount()
    }
  })
})

describe('the written pages', () => {
  it('are written where their addresses are looked up', () => {
    expect(articles.map(({ file, path }) => [path, file])).toEqual([
      ['/terms', 'terms.html'],
      ['/tips/0', 'tips/0.html'],
      ['/tips/1', 'tips/1.html'],
    ])
  })

  it('contain no inline script, style or handler, and link back to the landing page', () => {
    for (const { html } of articles) {
      expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i)
      for (const anchor of ['/#about', '/#faq', '/login', '/register', '/terms'])
        expect(html).toContain(`href="${anchor}"`)
    }
  })
})
