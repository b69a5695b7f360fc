import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contactAddresses, plainContact } from '../../../support/contact-addresses'
import { content } from '../../../../src/ui/pages/landing/content'
import { LandingPage } from '../../../../src/ui/pages/landing/landing-page'
import { landingHead, renderLanding } from '../../../../src/ui/pages/landing/render'

const page = () => render(<LandingPage />).container
const addresses = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

describe('the landing page', () => {
  it('[PUB-01] has the six anchors, and every in-page link points to one', () => {
    const root = page()
    for (const id of ['about', 'services', 'faq', 'products', 'why', 'hero']) {
      expect(root.querySelector(`#${id}`)).toBeInTheDocument()
      expect(addresses(root)).toContain(`#${id}`)
    }
    for (const anchor of addresses(root).filter((href) => href.startsWith('#'))) {
      expect(root.querySelector(anchor)).toBeInTheDocument()
    }
  })

  it('[PUB-01] its menus and its footer link to the sections', () => {
    page()
    for (const name of ['Menu', 'Sections', 'Footer'])
      expect(within(screen.getByRole('navigation', { name })).getByRole('link', { name: 'Products' })).toHaveAttribute(
        'href',
        '#products',
      )
  })

  it('[PUB-02] [CONST-01] presents the broker and lists nine services', () => {
    page()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Insurance that is ready when you are.')
    expect(within(screen.getByRole('banner')).getByText('Harbour')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'A broker works for you' })).toHaveTextContent(
      'We are a broker: we explain what each policy covers in plain English and stay with you',
    )
    const services = within(screen.getByRole('region', { name: 'Services' })).getAllByRole('listitem')
    expect(services.map((service) => within(service).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Clear quotes',
      'Instant certificates',
      'Claims support',
      'Renewal reminders',
      'Flexible payment',
      'Beneficiaries',
      'One-time verification',
      'Policy review',
      'Referral rewards',
    ])
  })

  it('lists the six kinds of cover', () => {
    page()
    const products = within(screen.getByRole('region', { name: 'Products' })).getAllByRole('heading', { level: 3 })
    expect(products.map((heading) => heading.textContent)).toEqual([
      'Motor',
      'Health & Life',
      'Travel',
      'Home',
      'Savings',
      'Education',
    ])
  })

  it('[PUB-03] [CONST-01] shows four product reviews', () => {
    page()
    const reviews = within(screen.getByRole('region', { name: 'Product reviews' })).getAllByRole('figure')
    expect(reviews.map((review) => review.querySelector('figcaption')?.textContent)).toEqual([
      'Motor Insurance',
      'Travel Insurance',
      'Home Insurance',
      'Education Insurance',
    ])
    for (const review of reviews) {
      expect(within(review).getByRole('img', { name: /^[1-5] of 5 stars$/ })).toBeInTheDocument()
      expect(review.querySelector('blockquote')).not.toBeEmptyDOMElement()
    }
  })

  it('[PUB-04] [CONST-01] has five questions, each of which opens and closes', async () => {
    const root = page()
    expect(screen.getByRole('region', { name: 'Frequently asked questions' })).toBeInTheDocument()
    const questions = [...root.querySelectorAll<HTMLDetailsElement>('#faq details')]
    expect(questions).toHaveLength(5)
    for (const question of questions) {
      const [summary, answer] = [question.querySelector('summary'), question.querySelector('p')]
      if (summary === null || answer === null) throw new Error('a question without words or without an answer')
      expect(answer).not.toBeVisible()
      await userEvent.click(summary)
      expect(answer).toBeVisible()
      expect(answer).not.toBeEmptyDOMElement()
      await userEvent.click(summary)
      expect(answer).not.toBeVisible()
    }
  })

  it('[PUB-05] addresses individual customers, and corporate and government clients too', () => {
    page()
    const hero = within(screen.getByRole('region', { name: 'Insurance that is ready when you are.' }))
    expect(hero.getByText(/^Choose, buy and keep every policy in one place\./)).toBeInTheDocument()
    expect(
      hero.getByRole('img', { name: "A motor policy in a customer's account, shown as active" }),
    ).toBeInTheDocument()
    const clients = within(screen.getByRole('region', { name: 'Companies and public bodies' }))
    expect(clients.getByText(/^We also advise corporate and government clients/)).toBeInTheDocument()
    expect(clients.getByRole('heading', { name: 'Corporate' }).nextElementSibling).toHaveTextContent(/^Cover for staff/)
    expect(clients.getByRole('heading', { name: 'Government' }).nextElementSibling).toHaveTextContent(/^Tenders/)
  })

  it('[PUB-06] links from Get Started to log-in on a desktop and to registration on a phone, and plainly to both', () => {
    page()
    const header = within(screen.getByRole('banner'))
    const [desktop, phone, ...more] = header.getAllByRole('link', { name: 'Get Started' })
    expect(more).toEqual([])
    expect(desktop).toHaveAttribute('href', '/login')
    expect(desktop).toHaveClass('desktop')
    expect(phone).toHaveAttribute('href', '/register')
    expect(phone).toHaveClass('phone')
    for (const link of screen.getAllByRole('link', { name: 'Log in' })) expect(link).toHaveAttribute('href', '/login')
    for (const link of screen.getAllByRole('link', { name: 'Create an account' }))
      expect(link).toHaveAttribute('href', '/register')
  })

  it('ends with a call to action', () => {
    page()
    const closing = within(screen.getByRole('region', { name: content.closing.title }))
    expect(closing.getByText(content.closing.text)).toBeInTheDocument()
    expect(closing.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  })

  it('[HELP-01: landing page] has the ways to reach the brokerage in the menu of its header and in its footer, to which Help leads', () => {
    const root = page()
    expect(contactAddresses(screen.getByRole('navigation', { name: 'Menu' }))).toEqual(plainContact)
    const help = within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Help' })
    const footer = screen.getByRole('contentinfo')
    expect(footer).toContainElement(root.querySelector<HTMLElement>(help.getAttribute('href') ?? ''))
    expect(contactAddresses(footer)).toEqual(plainContact)
  })

  it('its footer groups the links', () => {
    page()
    const footer = within(screen.getByRole('contentinfo'))
    const headings = footer.getAllByRole('heading').map((heading) => heading.textContent)
    expect(headings).toEqual(['Explore', 'Your account', 'Good to know', 'Contact'])
  })

  it('links only to screens that exist', () => {
    const root = page()
    const contact = contactAddresses(root)
    const elsewhere = addresses(root).filter((href) => !href.startsWith('#') && !contact.includes(href))
    expect(new Set(elsewhere)).toEqual(
      new Set(['/', '/login', '/register', '/dashboard', '/terms', '/tips/0', '/tips/1']),
    )
  })
})

describe('the prerendered page', () => {
  it('contains no inline script, style or handler', () => {
    expect(renderLanding()).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i)
  })

  it('has a title and a description', () => {
    expect(landingHead.title).toBe('Harbour · Insurance that is ready when you are')
    expect(landingHead.description.length).toBeLessThanOrEqual(160)
    expect(landingHead.share).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Harbour',
      'og:title': 'Insurance that is ready when you are',
      'og:description': landingHead.description,
    })
  })
})
