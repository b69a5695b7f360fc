/** @jest-environment node */
import { makeConfiguration } from '../../../src/adapters/browser/configuration'
import { broken, json, scriptedFetch, text, type Reply } from '../../support/scripted-fetch'

const start = (...replies: Reply[]) => {
  const { fetch, requests } = scriptedFetch(...replies)
  return { configuration: makeConfiguration(fetch), requests }
}

describe('configuration', () => {
  test('[WIRE-04] is read at run time from /config.json, once, even if it is requested several times', async () => {
    const { configuration, requests } = start(json(200, { apiHost: 'https://api.portal.test' }))
    expect(requests).toEqual([])
    const [first, second] = await Promise.all([configuration(), configuration()])
    expect(await configuration()).toBe(first)
    expect(second).toBe(first)
    expect(first.apiHost).toBe('https://api.portal.test')
    expect(requests.map(({ url }) => url)).toEqual(['/config.json'])
  })

  test('[KYC-05] has defaults for missing and null fields: own origin, corrected rules', async () => {
    const defaults = { apiHost: '', widget: '', ruleSet: 'corrected', tenantHeader: undefined }
    expect(await start(json(200, {})).configuration()).toEqual(defaults)
    const nulls = { apiHost: null, widget: null, ruleSet: null, tenantHeader: null }
    expect(await start(json(200, nulls)).configuration()).toEqual(defaults)
    expect((await start(json(200, { tenantHeader: '' })).configuration()).tenantHeader).toBeUndefined()
  })

  test('has the values of the file, without unknown fields', async () => {
    const file = { apiHost: 'a', widget: 'w', ruleSet: 'observed', tenantHeader: 'Abp-TenantId' }
    expect(await start(json(200, { ...file, other: 1 })).configuration()).toEqual(file)
  })

  test.each([
    ['another rule set', json(200, { ruleSet: 'mine' })],
    ['a host that is not a text', json(200, { apiHost: 7 })],
    ['a list', json(200, [])],
    ['invalid JSON', text(200, '<html>')],
    ['404', text(404, '')],
    ['a broken connection', broken],
  ])('with %s is rejected, and read again by the next call', async (_, reply) => {
    const { configuration, requests } = start(reply, json(200, { apiHost: 'second' }))
    await expect(configuration()).rejects.toBeDefined()
    expect((await configuration()).apiHost).toBe('second')
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['wrong value of ruleSet', json(200, { ruleSet: 'mine' })],
    ['wrong value of apiHost, widget', json(200, { apiHost: 7, widget: {} })],
    ['apiHost is not an address', json(200, { apiHost: 'https://' })],
    ['widget is not an address', json(200, { widget: 'javascript:alert(1)' })],
    ['it is not an object', json(200, 'text')],
    ['its syntax is wrong', text(200, '<html>')],
    ['it is missing', text(404, '')],
    ['the server refuses to send it', text(403, '')],
  ])('[WIRE-04] reports that %s', async (reason, reply) => {
    const { fetch } = scriptedFetch(reply)
    const heard: string[] = []
    const configuration = makeConfiguration(fetch, (words) => heard.push(words))
    await expect(configuration()).rejects.toThrow(`/config.json: ${reason}`)
    expect(heard).toEqual([reason])
  })

  test.each([
    ['an outage', text(503, '')],
    ['a broken connection', broken],
  ])('%s is not reported as an invalid file', async (_, reply) => {
    const { fetch } = scriptedFetch(reply)
    const heard: string[] = []
    await expect(makeConfiguration(fetch, (words) => heard.push(words))()).rejects.toBeDefined()
    expect(heard).toEqual([])
  })
})
