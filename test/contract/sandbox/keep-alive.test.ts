import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'

/** For how many seconds load balancers keep an unused connection: the default of AWS, and of nginx. */
const KEPT_BY_PROXIES = 60

test.each([
  ['portal', sandboxOrigin()],
  ['widget', sandboxWidgetOrigin()],
])(
  'an unused connection to the %s stays open for longer than the minute for which load balancers keep one',
  async (_, origin) => {
    const { headers } = await fetch(`${origin}/healthz`)
    const [, seconds = ''] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(KEPT_BY_PROXIES)
  },
)
