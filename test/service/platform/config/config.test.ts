import { isLeft, isRight } from 'fp-ts/Either'
import { readConfig } from '../../../../src/service/platform/config/config'

const right = (env: Record<string, string>) => {
  const config = readConfig(env)
  if (isLeft(config)) throw new Error(config.left)
  return config.right
}

const left = (env: Record<string, string>): string => {
  const config = readConfig(env)
  if (isRight(config)) throw new Error('the configuration was taken')
  return config.left
}

describe('without a setting', () => {
  test('the sandbox runs on 8080 and 8081, on PGlite in ./data, corrected, with its switch on', () => {
    expect(right({})).toMatchObject({
      port: 8080,
      widgetPort: 8081,
      dataDir: './data',
      databaseUrl: undefined,
      sandbox: true,
      ruleSet: 'corrected',
      apiHost: '',
      tenantHeader: undefined,
      portalDir: 'dist/portal',
      smtpUrl: undefined,
      smtpName: undefined,
      mailFrom: 'support@harbour.test',
      trustProxy: 0,
      requestsPerMinute: 600,
      registrationsPerDay: 2_000,
      checksPerMinute: 60,
      mandateActivationSeconds: 20,
      mandateLimitSeconds: 172_800,
      maxEventLoopDelayMs: 5_000,
      drainSeconds: 30,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      passwordHashing: 'argon2id',
    })
  })
})

describe('with settings', () => {
  test('reads each of them, and treats an empty text as missing', () => {
    expect(
      right({
        PORT: '0',
        WIDGET_PORT: '0',
        WIDGET_URL: 'https://pay.example/',
        PORTAL_ORIGIN: 'https://portal.example',
        CORS_ORIGINS: 'https://a.example, https://b.example',
        DATABASE_URL: 'postgres://user@host/name',
        SANDBOX: 'off',
        RULE_SET: 'observed',
        API_HOST: 'https://api.example',
        TENANT_HEADER: 'Abp-TenantId',
        LOG_LEVEL: '',
        MANDATE_ACTIVATION_SECONDS: 'off',
        MANDATE_LIMIT_SECONDS: '21600',
        SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
        SMTP_NAME: 'host7.portal.example',
        MAIL_FROM: 'letters@portal.example',
        PORTAL_DRAIN_SECONDS: '0',
        TRUST_PROXY: '2',
        REQUESTS_PER_MINUTE: '30',
        REGISTRATIONS_PER_DAY: '500',
        CHECKS_PER_MINUTE: '1000',
        METRICS_PORT: '9464',
        METRICS_HOST: '0.0.0.0',
      }),
    ).toMatchObject({
      port: 0,
      widgetUrl: 'https://pay.example',
      portalOrigin: 'https://portal.example',
      corsOrigins: ['https://a.example', 'https://b.example'],
      databaseUrl: 'postgres://user@host/name',
      sandbox: false,
      ruleSet: 'observed',
      apiHost: 'https://api.example',
      tenantHeader: 'Abp-TenantId',
      logLevel: 'info',
      mandateActivationSeconds: undefined,
      mandateLimitSeconds: 21_600,
      smtpUrl: 'smtps://user:p%40ss@mail.example:465',
      smtpName: 'host7.portal.example',
      mailFrom: 'letters@portal.example',
      drainSeconds: 0,
      trustProxy: 2,
      requestsPerMinute: 30,
      registrationsPerDay: 500,
      checksPerMinute: 1_000,
      metricsPort: 9_464,
      metricsHost: '0.0.0.0',
    })
  })
})

describe('an invalid value', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ WIDGET_PORT: '-1' }, 'WIDGET_PORT'],
    [{ WIDGET_URL: 'pay.example' }, 'WIDGET_URL'],
    [{ API_HOST: 'ftp://x.example' }, 'API_HOST'],
    [{ DATABASE_URL: 'mysql://host/name' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'letters' }, 'MAIL_FROM'],
    [{ SMTP_NAME: 'portal example' }, 'SMTP_NAME'],
    [{ SMTP_NAME: '[mail.example]' }, 'SMTP_NAME'],
    [{ SANDBOX: 'maybe' }, 'SANDBOX'],
    [{ RULE_SET: 'strict' }, 'RULE_SET'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ MAX_EVENT_LOOP_DELAY_MS: '5' }, 'MAX_EVENT_LOOP_DELAY_MS'],
    [{ PORTAL_DRAIN_SECONDS: 'off' }, 'PORTAL_DRAIN_SECONDS'],
    [{ PORTAL_DRAIN_SECONDS: '3601' }, 'PORTAL_DRAIN_SECONDS'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT'],
    [{ TRUST_PROXY: 'on' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '11' }, 'TRUST_PROXY'],
    [{ CHECKS_PER_MINUTE: '0' }, 'CHECKS_PER_MINUTE'],
    [{ MANDATE_ACTIVATION_SECONDS: 'soon' }, 'MANDATE_ACTIVATION_SECONDS'],
    [{ MANDATE_ACTIVATION_SECONDS: '604801' }, 'MANDATE_ACTIVATION_SECONDS'],
    [{ MANDATE_LIMIT_SECONDS: '0' }, 'MANDATE_LIMIT_SECONDS'],
    [{ MANDATE_LIMIT_SECONDS: '604801' }, 'MANDATE_LIMIT_SECONDS'],
    [{ PASSWORD_HASHING: 'none' }, 'PASSWORD_HASHING'],
  ])('%j is rejected with the name of the setting', (env, name) => {
    expect(left(env)).toContain(name)
  })

  test('that contains a password is not repeated', () => {
    for (const SMTP_URL of ['http://user:very-secret@mail.example', 'smtp://user:very-secret@mail.example?tls=no'])
      expect(left({ SMTP_URL })).not.toContain('very-secret')
  })

  test.each([
    'smtp://mail.example?tls=on',
    'smtp://mail.example?tls=',
    'smtp://mail.example?tsl=off',
    'smtps://mail.example?tls=off',
  ])('[RUN-12] the mail server %s is refused with what is possible: ?tls=off behind smtp://', (SMTP_URL) => {
    expect(left({ SMTP_URL })).toBe(
      'SMTP_URL can only end in ?tls=off, and only with smtp://: letters and the password then travel unencrypted',
    )
    expect(right({ SMTP_URL: 'smtp://mail.example?tls=off' }).smtpUrl).toBe('smtp://mail.example?tls=off')
  })

  test('[RUN-06: origin] a server for real customers, with the switch off, is refused without the origin of its links', () => {
    expect(left({ SANDBOX: 'off' })).toBe(
      'PORTAL_ORIGIN must be set with SANDBOX=off: the links in emails lead to it, such as https://portal.example',
    )
    expect(right({ SANDBOX: 'off', PORTAL_ORIGIN: 'https://portal.example' }).sandbox).toBe(false)
  })

  test.each(['PORTAL_ORIGIN', 'WIDGET_URL', 'API_HOST'])(
    'with the switch off, %s begins with https, unless it is this machine',
    (name) => {
      const env = { SANDBOX: 'off', PORTAL_ORIGIN: 'https://portal.example' }
      for (const address of ['http://portal.example', 'http://localhost.example', 'http://128.0.0.1'])
        expect(left({ ...env, [name]: address })).toBe(
          `${name} must begin with https:// with SANDBOX=off: passwords and documents are sent to it`,
        )
      for (const address of ['https://other.example', 'http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8081'])
        expect(right({ ...env, [name]: address }).sandbox).toBe(false)
      expect(right({ [name]: 'http://portal.example' }).sandbox).toBe(true)
    },
  )

  test('one port for both listeners is rejected', () => {
    expect(left({ PORT: '9000', WIDGET_PORT: '9000' })).toContain('must differ')
    const one = 'https://portal.test'
    for (const same of [one, `${one}/`, 'https://PORTAL.test:443'])
      expect(left({ PORTAL_ORIGIN: one, WIDGET_URL: same })).toBe(
        'PORTAL_ORIGIN and WIDGET_URL must differ: the payment widget has an origin of its own',
      )
  })
})

describe('cheap password hashing', () => {
  test('is accepted in test mode with the sandbox switch on', () => {
    const env = { PASSWORD_HASHING: 'cheap', NODE_ENV: 'test' }
    expect(right(env).passwordHashing).toBe('cheap')
    expect(right({ ...env, SANDBOX: 'on' }).passwordHashing).toBe('cheap')
  })

  test.each([
    [{}],
    [{ NODE_ENV: 'production' }],
    [{ NODE_ENV: 'development', SANDBOX: 'on' }],
    [{ NODE_ENV: 'test', SANDBOX: 'off' }],
  ])('is rejected with %j, with its conditions in the message', (env) => {
    expect(left({ ...env, PASSWORD_HASHING: 'cheap' })).toBe(
      'PASSWORD_HASHING=cheap is for tests only: it needs NODE_ENV=test and SANDBOX=on',
    )
  })

  test('is not the default in test mode', () => {
    expect(right({ NODE_ENV: 'test' }).passwordHashing).toBe('argon2id')
  })
})
