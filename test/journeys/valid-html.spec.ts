import type { APIResponse } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { foundInHtml } from './support/found-in-html'
import { widget } from './support/places'

const errorsOf = async (answer: APIResponse): Promise<readonly string[]> => {
  expect(answer.headers()['content-type']).toContain('text/html')
  const found = await foundInHtml(await answer.text())
  return found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`)
}

for (const path of ['/', '/terms', '/tips/0', '/tips/1', '/login', '/register', '/dashboard', '/verify/nothing'])
  test(`the document at ${path} is valid HTML`, async ({ request }) => {
    expect(await errorsOf(await request.get(path))).toEqual([])
  })

test('the document of the payment widget is valid HTML', async ({ request }) => {
  expect(await errorsOf(await request.get(`${widget()}/`))).toEqual([])
})
