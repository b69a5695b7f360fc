import { transformSync } from '@babel/core'

const built = (filename: string, code: string) =>
  transformSync(code, { filename, babelrc: false, configFile: false, plugins: ['./.ci/build/strip-documentation.cjs'] })
    ?.code

describe('the text that is removed from the portal', () => {
  test('is the description of a state and of a call', () => {
    expect(built('/p/src/machines/one/machine.ts', "x = { description: 'Waits.', on: {} }")).toBe('x = {\n  on: {}\n};')
    expect(built('/p/src/contract/one.ts', "x = { doc: 'Reads.', path: '/a' }")).toBe("x = {\n  path: '/a'\n};")
  })

  test.each([
    ['/p/src/machines/one/requests.ts', "x = {\n  description: ''\n};"],
    ['/p/src/machines/one/forms.ts', "x = {\n  description: 'description'\n};"],
    ['/p/src/machines/one/requests.ts', 'x = {\n  description: form.description\n};'],
    ['/p/src/ui/page.ts', "x = {\n  description: 'Read by people.'\n};"],
  ])('is nothing else: %s %s', (filename, code) => {
    expect(built(filename, code)).toBe(code)
  })
})
