import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { filesBelow } from '../../../../.ci/files'
import brand from '../../../../src/brand.json'
import { htmlOf, type Mail } from '../../../../src/service/platform/mail/mail'
import { smtpTransport } from '../../../../src/service/platform/mail/transport'
import { everyMail } from '../../../support/every-mail'
import { startMailServer, type MailServer } from '../../../support/mail-server'

const WEIGHT = 20_000

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

const sent = async (letter: Mail): Promise<string> => {
  const transport = smtpTransport(server.url, { name: brand.name, address: brand.email }, undefined)
  await transport.send({ to: 'ada@mail.test', subject: letter.subject, text: letter.text, html: htmlOf(letter) })
  transport.close()
  return (await server.next()).text
}

const documentOf = (letter: Mail): Document => new JSDOM(htmlOf(letter)).window.document

/** The words of an email in their order, without what only one of its parts has. */
const wordsOf = (text: string): string => text.replace(/[\s:]+/g, '')

const wordsOfHtml = (document: Document): string => {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const element of body.querySelectorAll('.preview, .band, .on-button')) element.remove()
  return wordsOf(body.textContent)
}

test('the table of emails has every one that the service writes', () => {
  const written = filesBelow('src/service').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/export const (\w+Mail) = \(name: string/g)].map(([, name]) => name),
  )
  expect(written.sort()).toEqual(Object.keys(everyMail).sort())
})

const table = Object.entries(everyMail).flatMap(([name, letters]) =>
  letters.map(([link, letter]) => [name, letter.subject, link, letter] as const),
)

describe.each(table)('%s: %s', (_, subject, link, letter) => {
  const html = htmlOf(letter) ?? ''

  test('leads to one place, by one button and as text, in both parts', () => {
    const document = documentOf(letter)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.card a')]
    expect(links.map(({ href }) => href)).toEqual([link, link])
    expect([...document.querySelectorAll('.button a')]).toEqual(links.slice(0, 1))
    expect(links[1]?.textContent).toBe(link)
    expect(letter.text.split('\n')).toContain(link)
  })

  test('says the same in both parts, under its subject, with its first paragraph as preview', () => {
    const document = documentOf(letter)
    expect(wordsOfHtml(document)).toBe(wordsOf(letter.text))
    expect([document.title, document.querySelector('h1')?.textContent]).toEqual([subject, subject])
    const preview = document.querySelector('.preview')?.textContent ?? ''
    expect(letter.text.split('\n\n')[1]).toBe(preview.replace(/[\u034f\u200c\u00a0]+$/, ''))
  })

  test('[HELP-01: mails] ends with how to reach the broker', () => {
    const [, ways] = letter.text.split(`\n\nKind regards,\n${brand.name}\n`)
    const links = [...documentOf(letter).querySelectorAll<HTMLAnchorElement>('.contact a')]
    expect(links.map(({ text }) => text)).toEqual(ways?.split('\n'))
    expect(links.map(({ href }) => href.split(':')[0])).toEqual(['mailto', 'tel', 'https'])
  })

  test('has no markup in its plain text, and loads nothing', () => {
    expect(letter.text).not.toMatch(/<\/?(p|b|br|a|td|table|div|h1)\b|&[a-z]+;|&#/)
    expect(html).not.toMatch(/<(script|link|img|iframe|object|svg|video|form|input)\b|\bsrc=|url\(|@import|@font-face/i)
  })

  test('is sent with both parts, in less than 20 kB', async () => {
    const message = await sent(letter)
    expect(message).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect(message.match(/^Content-Type: text\/\w+/gm)).toEqual(['Content-Type: text/plain', 'Content-Type: text/html'])
    expect(message.length).toBeLessThan(WEIGHT)
  })
})
