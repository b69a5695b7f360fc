import { readFileSync } from 'node:fs'
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

test('/openapi leads to it', async () => {
  const { status, headers } = await fetch(`${origin}/openapi`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([302, '/openapi.json'])
})

test('the sandbox page links to it', async () => {
  expect((await get('/sandbox')).text).toContain('<a href="/openapi.json">API</a>')
})
