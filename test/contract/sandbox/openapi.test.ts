import { readFileSync } from 'node:fs'
import { endpoints } from '../../../src/contract/table'
import { sandboxOrigin } from '../../support/contract-sandbox'

const origin = sandboxOrigin()
const get = async (path: string) => {
  const response = await fetch(origin + path)
  return { headers: response.headers, status: response.status, text: await response.text() }
}

test('/openapi.json equals the document in docs/', async () => {
  const { status, headers, text } = await get('/openapi.json')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/json')
  expect(text).toBe(readFileSync('docs/openapi.json', 'utf8'))
})

test('/openapi shows every call, and every link within the page has a target', async () => {
  const { status, headers, text } = await get('/openapi')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/html')
  for (const [name, { path }] of Object.entries(endpoints)) {
    expect(text).toContain(`<article id="${name}">`)
    expect(text).toContain(`<code>/api${path}</code>`)
  }
  const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !ids.includes(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('/openapi has no scripts and inline styles, and its style sheets exist', async () => {
  const { headers, text } = await get('/openapi')
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(text).not.toMatch(/<script|<style| style=| on\w+=|https?:/)
  for (const [, sheet = ''] of text.matchAll(/rel="stylesheet" href="([^"]+)"/g))
    expect([sheet, (await get(sheet)).status]).toEqual([sheet, 200])
})

test('the sandbox page links to it', async () => {
  expect((await get('/sandbox')).text).toContain('<a href="/openapi">API</a>')
})
