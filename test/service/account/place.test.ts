import { browserOf, networkOf, requestPlace } from '../../../src/service/account/place'

test.each([
  ['102.89.33.7', '102.89.33.0/24'],
  ['::ffff:102.89.33.7', '102.89.33.0/24'],
  ['::FFFF:102.89.33.7', '102.89.33.0/24'],
  ['2c0f:f5c0:0012:3456:789a:bcde:f012:3456', '2c0f:f5c0:12::/48'],
  ['2C0F:F5C0:12::1', '2c0f:f5c0:12::/48'],
  ['2c0f:f5c0::1', '2c0f:f5c0:0::/48'],
  ['2c0f::1:2:3:4:5:6', '2c0f:0:1::/48'],
  ['64:ff9b::102.89.33.7', '64:ff9b:0::/48'],
  ['1:2:3:4:5:6:102.89.33.7', '1:2:3::/48'],
  ['::1', '0:0:0::/48'],
  ['::', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('[SIGN-06: known browser] the network of %j is %s: a /24 of IPv4, a /48 of IPv6', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0'

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome.replace('138', '139')} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['<b>evil</b>/1.0 (x)', 'Another browser'],
  ['node', 'Another browser'],
  ['', 'Another browser'],
  [undefined, 'Another browser'],
])(
  '[SIGN-06: known browser] the browser of %j is %s: its family and system, and no other text of the header',
  (userAgent, browser) => {
    expect(browserOf(userAgent)).toBe(browser)
  },
)

test('no more than 512 characters of a User-Agent are read', () => {
  expect(browserOf(`${'x'.repeat(480)} Firefox/140.0`)).toBe('Firefox')
  expect(browserOf(`${'x'.repeat(512)} Firefox/140.0`)).toBe('Another browser')
})

test('a request has the place of its address and its browser', () => {
  expect(requestPlace({ address: '102.89.33.7', headers: { 'user-agent': 'curl/8.1' } })).toEqual({
    network: '102.89.33.0/24',
    browser: 'Another browser',
  })
})
