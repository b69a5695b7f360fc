import { readConfig, type Config } from '../../../src/sandbox/config'
import { fileOrigin, linkOrigin, mailOrigin } from '../../../src/sandbox/portal/origins'

const deps = (portalOrigin?: string) => {
  const read = readConfig({ ...(portalOrigin === undefined ? {} : { PORTAL_ORIGIN: portalOrigin }) })
  return { config: (read as { right: Config }).right, ports: { portal: 8080, widget: 8081 } }
}

describe('the addresses that the sandbox returns', () => {
  test.each([
    [undefined, 'localhost:8080', 'http://localhost:8080', 'http://localhost:8080'],
    [undefined, 'portal.test', 'http://portal.test:8080', 'http://portal.test:8080'],
    ['https://portal.test', 'portal.test', 'https://portal.test', 'https://portal.test'],
    ['https://portal.test', 'api.test', 'https://api.test', 'https://portal.test'],
    ['https://portal.test', 'api.test:8443', 'https://api.test:8443', 'https://portal.test'],
    ['http://portal.test', '[::1]:9000', 'http://[::1]:9000', 'http://portal.test'],
    [undefined, 'evil"host', 'http://localhost:8080', 'http://localhost:8080'],
  ])('with PORTAL_ORIGIN %s, requested at %s: files at %s, canonical addresses at %s', (portal, host, files, links) => {
    expect(fileOrigin(deps(portal), { host })).toBe(files)
    expect(linkOrigin(deps(portal), { host })).toBe(links)
  })

  test('[RUN-06] links in e-mails lead to PORTAL_ORIGIN, or to the port of this machine: no request is asked', () => {
    expect(mailOrigin(deps('https://portal.test'))).toBe('https://portal.test')
    expect(mailOrigin({ ...deps(), ports: { portal: 49_152, widget: 49_153 } })).toBe('http://localhost:49152')
  })
})
