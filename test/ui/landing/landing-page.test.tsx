import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LANDING_FAQ_ENTRIES, LANDING_REVIEWS, LANDING_SERVICES } from '../../../src/domain/rules/constants'
import { LandingPage } from '../../../src/ui/landing/landing-page'
import { landingHead, renderLanding } from '../../../src/ui/landing/render'

const page = () => render(<LandingPage />).container
const addresses = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

describe('the landing page', () => {
  it('[PUB-01] has the six anchors, and every in-page link reaches one', () => {
    const root = page()
    for (const id of ['about', 'services', 'faq', 'products', 'why', 'hero']) {
      expect(root.querySelector(`#${id}`)).toBeInTheDocument()
      expect(addresses(root)).toContain(`#${id}`)
    }
    for (const anchor of addresses(root).filter((href) => href.startsWith('#'))) {
      expect(root.querySelector(anchor)).toBeInTheDocument()
    }
  })

  it('[PUB-02] [CONST-01] presents the broker and lists nine services', () => {
    page()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Insurance that is ready when you are.')
    const services = screen.getByRole('region', { name: 'Services' })
    expect(within(services).getAllByRole('listitem')).toHaveLength(LANDING_SERVICES)
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
    expect(reviews).toHaveLength(LANDING_REVIEWS)
    for (const review of reviews) expect(review).toHaveTextContent(/Insurance$/)
  })

  it('[PUB-04] [CONST-01] has five questions, each of which opens and closes', async () => {
    const root = page()
    const questions = [...root.querySelectorAll<HTMLDetailsElement>('#faq details')]
    expect(questions).toHaveLength(LANDING_FAQ_ENTRIES)
    for (const question of questions) {
      const summary = question.querySelector('summary')
      if (summary === null) throw new Error('a question without words')
      expect(question.open).toBe(false)
      await userEvent.click(summary)
      expect(question.open).toBe(true)
      await userEvent.click(summary)
      expect(question.open).toBe(false)
    }
  })

  it('[PUB-05] addresses corporate and government clients too', () => {
    page()
    const clients = within(screen.getByRole('region', { name: 'Companies and public bodies' }))
    expect(clients.getByRole('heading', { name: 'Corporate' })).toBeInTheDocument()
    expect(clients.getByRole('heading', { name: 'Government' })).toBeInTheDocument()
  })

  it('[PUB-06] leads from Get Started to log-in on a desktop and to registration on a phone', () => {
    page()
    const header = within(screen.getByRole('banner'))
    const [desktop, phone, ...more] = header.getAllByRole('link', { name: 'Get Started' })
    expect(more).toEqual([])
    expect(desktop).toHaveAttribute('href', '/login')
    expect(desktop).toHaveClass('desktop')
    expect(phone).toHaveAttribute('href', '/register')
    expect(phone).toHaveClass('phone')
  })

  it('[PUB-06] has links to log in and to register', () => {
    page()
    for (const link of screen.getAllByRole('link', { name: 'Log in' })) expect(link).toHaveAttribute('href', '/login')
    for (const link of screen.getAllByRole('link', { name: 'Create an account' }))
      expect(link).toHaveAttribute('href', '/register')
  })

  it('leads only to screens that exist', () => {
    const elsewhere = addresses(page()).filter((href) => !href.startsWith('#') && !href.startsWith('mailto:'))
    expect(new Set(elsewhere)).toEqual(new Set(['/', '/login', '/register', '/dashboard', '/terms', '/tips/0', '/tips/1']))
  })
})

describe('the prerendered page', () => {
  it('carries no inline script, style or handler', () => {
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
