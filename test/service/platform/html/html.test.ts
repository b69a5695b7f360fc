import { html, Html } from '../../../../src/service/platform/html/html'

test('interpolated values are escaped in texts and attributes', () => {
  const evil = `<script>"'&`
  expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
    '<p title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</p>',
  )
})

test('HTML within HTML is not escaped again', () => {
  expect(html`<ul>${[html`<li>${1}</li>`, html`<li>&</li>`]}</ul>`.text).toBe('<ul><li>1</li><li>&</li></ul>')
})

test('a record with a text is not accepted as HTML', () => {
  // @ts-expect-error the private field makes Html nominal
  const page: Html = { text: '<script>' }
  expect(page).not.toBeInstanceOf(Html)
})
