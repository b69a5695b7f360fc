import { readConfig, type Config } from '../../../../src/service/platform/config/config'
import { fileOrigin, linkOrigin, mailOrigin } from '../../../../src/service/platform/config/origins'

const deps = (PORTAL_ORIGIN?: string, API_HOST?: string) => {
  const read = readConfig({ PORTAL_ORIGIN, API_HOST })
  return { config: (read as { right: Config }).right, ports: { portal: 8080, widget: 8081 } }
}

describe('the addresses that the sandbox returns', () => {
  test.each([
    [undefined, undefined, 'localhost:8080', 'http://localhost:8080', 'http://localhost:8080'],
    [undefined, undefined, 'portal.test', 'http://portal.test:8080', 'http://portal.test:8080'],
    [undefined, undefined, '[::1]:9000', 'http://[::1]:9000', 'http://[::1]:9000'],
    [undefined, undefined, 'evil"host', 'http://localhost:8080', 'http://localhost:8080'],
    ['https://portal.test', undefined, 'portal.test', 'https://portal.test', 'https://portal.test'],
    ['https://portal.test', undefined, 'evil.test', 'https://portal.test', 'https://portal.test'],
    ['https://portal.test', 'https://api.test', 'portal.test', 'https://api.test', 'https://portal.test'],
    ['https://portal.test', 'https://api.test', 'evil.test:8443', 'https://api.test', 'https://portal.test'],
    [undefined, 'https://api.test', 'portal.test:9000', 'https://api.test', 'http://portal.test:9000'],
  ])(
    'with PORTAL_ORIGIN %s and API_HOST %s, requested at %s: files at %s, canonical addresses at %s',
    (portal, api, host, files, links) => {
      expect(fileOrigin(deps(portal, api), { host })).toBe(files)
      expect(linkOrigin(deps(portal, api), { host })).toBe(links)
    },
  )

  test('[RUN-06: origin] links in emails lead to PORTAL_ORIGIN, or to the port of this machine: no request is asked', () => {
    expect(mailOrigin(deps('https://portal.test'))).toBe('https://portal.test')
    expect(mailOrigin({ ...deps(), ports: { portal: 49_152, widget: 49_153 } })).toBe('http://localhost:49152')
  })
})
