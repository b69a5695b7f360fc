import { chain, left, map, right, type Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { passwordHashings, type PasswordHashing } from './password-hashing'
import brand from '../../../brand.json'
import type { RuleSet } from '../../../domain/rules/rule-set'
import {
  anyOf,
  inClearText,
  mailAddress,
  mailServerName,
  origin,
  portIfAny,
  portNumber,
  secondsOrOff,
  smtpUrl,
  switchOf,
  wholeNumber,
} from './config-values'

/** The configuration of the sandbox. Every value comes from the environment; the README describes them. */
export type Config = {
  readonly host: string
  /** The port of portal and API; 0 for any free port. */
  readonly port: number
  /** The port of the payment widget; 0 for any free port. */
  readonly widgetPort: number
  /** The widget's address as the browser sees it; by default on the host of the request. */
  readonly widgetUrl: string | undefined
  /** The portal's origin as the browser sees it; always set for real customers, with the sandbox switch off. */
  readonly portalOrigin: string | undefined
  /** The origins of other portals that may call this API from a browser; `*` is any. */
  readonly corsOrigins: readonly string[]
  readonly databaseUrl: string | undefined
  /** The mail server, `smtp://` or `smtps://`, with user and password if required; without it, no email is sent. */
  readonly smtpUrl: string | undefined
  /** The name by which the mail server is greeted; without it, the host of the portal. */
  readonly smtpName: string | undefined
  /** The sender of the emails. */
  readonly mailFrom: string
  readonly dataDir: string
  /** Whether outbox, reviews, faults and demo customers exist. */
  readonly sandbox: boolean
  readonly ruleSet: RuleSet
  readonly apiHost: string
  readonly tenantHeader: string | undefined
  readonly logLevel: string
  readonly portalDir: string
  /** How many proxies of the operator every request comes through; the last of them says whose request it is. */
  readonly trustProxy: number
  /** The limit of log-in, registration and activation requests from one address a minute. */
  readonly requestsPerMinute: number
  /** How many accounts a network address opens in a day before the emails to further ones wait. */
  readonly registrationsPerDay: number
  /** The memory of a process for the bodies of uploads, in MiB. */
  readonly uploadMebibytes: number
  /** The limit of checks of certificates from one address a minute. Guessing is hopeless anyway: a code has 80 random bits. */
  readonly checksPerMinute: number
  /** How many seconds after it was set up a mandate's transfer arrives by itself; `undefined` for never. */
  readonly mandateActivationSeconds: number | undefined
  /** How many seconds a new mandate can wait for its transfer. */
  readonly mandateLimitSeconds: number
  /** How many days after it was made a quote can be paid. */
  readonly quoteValidDays: number
  /** How far, in milliseconds, the event loop may lag before requests are rejected. */
  readonly maxEventLoopDelayMs: number
  /** How long a process that is asked to stop waits for open requests, in seconds; with 0 it stops at once. */
  readonly drainSeconds: number
  /** The port of the metrics, 0 for any free port; without it there are none. */
  readonly metricsPort: number | undefined
  /** The address on which the metrics are served. */
  readonly metricsHost: string
  /** `cheap` speeds up tests; it is rejected unless both test mode and the sandbox switch are on. */
  readonly passwordHashing: PasswordHashing
}

/** A week, in seconds: the longest time that providers give a customer. */
const LONGEST_MANDATE_LIMIT = 604_800

type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const given = (value: string | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : value

const databaseUrl = (text: string | undefined): Either<string, string | undefined> =>
  text === undefined || /^postgres(ql)?:\/\//.test(text)
    ? right(text)
    : left('DATABASE_URL must start with postgres:// or postgresql://')

/** Reads the configuration; `left` is a sentence with the variable and its valid values. */
export const readConfig = (env: Environment): Either<string, Config> => {
  const value = (name: string) => given(env[name]?.trim())
  const text = (name: string, otherwise: string) => value(name) ?? otherwise
  const start: Either<string, Config> = right({
    host: text('HOST', '0.0.0.0'),
    port: 8080,
    widgetPort: 8081,
    widgetUrl: undefined,
    portalOrigin: undefined,
    corsOrigins: text('CORS_ORIGINS', '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
    databaseUrl: undefined,
    smtpUrl: undefined,
    smtpName: undefined,
    mailFrom: '',
    dataDir: text('DATA_DIR', './data'),
    sandbox: true,
    ruleSet: 'corrected',
    apiHost: '',
    tenantHeader: value('TENANT_HEADER'),
    logLevel: 'info',
    portalDir: text('PORTAL_DIR', 'dist/portal'),
    trustProxy: 0,
    requestsPerMinute: 600,
    registrationsPerDay: 2_000,
    uploadMebibytes: 128,
    checksPerMinute: 60,
    mandateActivationSeconds: undefined,
    mandateLimitSeconds: 172_800,
    quoteValidDays: 30,
    maxEventLoopDelayMs: 5_000,
    drainSeconds: 30,
    metricsPort: undefined,
    metricsHost: text('METRICS_HOST', '127.0.0.1'),
    passwordHashing: 'argon2id',
  })
  const set =
    <K extends keyof Config>(key: K, read: Either<string, Config[K]>) =>
    (config: Config): Either<string, Config> =>
      pipe(
        read,
        map((entry) => ({ ...config, [key]: entry })),
      )
  /** What an operator sets about the process itself. */
  const readRunning = (config: Config): Either<string, Config> =>
    pipe(
      right(config),
      chain(set('trustProxy', wholeNumber('TRUST_PROXY', text('TRUST_PROXY', '0'), 0, 10))),
      chain(
        set('requestsPerMinute', wholeNumber('REQUESTS_PER_MINUTE', text('REQUESTS_PER_MINUTE', '600'), 1, 1_000_000)),
      ),
      chain(
        set(
          'registrationsPerDay',
          wholeNumber('REGISTRATIONS_PER_DAY', text('REGISTRATIONS_PER_DAY', '2000'), 1, 1_000_000),
        ),
      ),
      chain(set('uploadMebibytes', wholeNumber('UPLOAD_MEBIBYTES', text('UPLOAD_MEBIBYTES', '128'), 24, 100_000))),
      chain(set('checksPerMinute', wholeNumber('CHECKS_PER_MINUTE', text('CHECKS_PER_MINUTE', '60'), 1, 1_000_000))),
      chain(
        set(
          'maxEventLoopDelayMs',
          wholeNumber('MAX_EVENT_LOOP_DELAY_MS', text('MAX_EVENT_LOOP_DELAY_MS', '5000'), 100, 600_000),
        ),
      ),
      chain(set('drainSeconds', wholeNumber('PORTAL_DRAIN_SECONDS', text('PORTAL_DRAIN_SECONDS', '30'), 0, 3_600))),
      chain(set('metricsPort', portIfAny('METRICS_PORT', value('METRICS_PORT')))),
    )
  const readMail = (config: Config): Either<string, Config> =>
    pipe(
      right(config),
      chain(set('smtpUrl', smtpUrl('SMTP_URL', value('SMTP_URL')))),
      chain(set('smtpName', mailServerName('SMTP_NAME', value('SMTP_NAME')))),
      chain(set('mailFrom', mailAddress('MAIL_FROM', text('MAIL_FROM', brand.email)))),
    )
  /** What the company decides about its quotes and mandates. */
  const readSelling = (config: Config): Either<string, Config> =>
    pipe(
      right(config),
      chain(set('quoteValidDays', wholeNumber('QUOTE_VALID_DAYS', text('QUOTE_VALID_DAYS', '30'), 1, 365))),
      chain(
        set(
          'mandateActivationSeconds',
          secondsOrOff('MANDATE_ACTIVATION_SECONDS', text('MANDATE_ACTIVATION_SECONDS', '20')),
        ),
      ),
      chain(
        set(
          'mandateLimitSeconds',
          wholeNumber('MANDATE_LIMIT_SECONDS', text('MANDATE_LIMIT_SECONDS', '172800'), 1, LONGEST_MANDATE_LIMIT),
        ),
      ),
    )
  return pipe(
    start,
    chain(set('port', portNumber('PORT', text('PORT', '8080')))),
    chain(set('widgetPort', portNumber('WIDGET_PORT', text('WIDGET_PORT', '8081')))),
    chain(set('widgetUrl', origin('WIDGET_URL', value('WIDGET_URL')))),
    chain(set('portalOrigin', origin('PORTAL_ORIGIN', value('PORTAL_ORIGIN')))),
    chain(set('apiHost', map((entry: string | undefined) => entry ?? '')(origin('API_HOST', value('API_HOST'))))),
    chain(set('databaseUrl', databaseUrl(value('DATABASE_URL')))),
    chain(readMail),
    chain(set('sandbox', switchOf('SANDBOX', text('SANDBOX', 'on')))),
    chain(set('ruleSet', anyOf('RULE_SET', ['corrected', 'observed'] as const, text('RULE_SET', 'corrected')))),
    chain(set('logLevel', anyOf('LOG_LEVEL', logLevels, text('LOG_LEVEL', 'info')))),
    chain(readRunning),
    chain(readSelling),
    chain(set('passwordHashing', anyOf('PASSWORD_HASHING', passwordHashings, text('PASSWORD_HASHING', 'argon2id')))),
    chain((config) =>
      config.passwordHashing === 'cheap' && !(config.sandbox && value('NODE_ENV') === 'test')
        ? left('PASSWORD_HASHING=cheap is for tests only: it needs NODE_ENV=test and SANDBOX=on')
        : right(config),
    ),
    chain((config) =>
      config.sandbox || config.portalOrigin !== undefined
        ? right(config)
        : left(
            'PORTAL_ORIGIN must be set with SANDBOX=off: the links in emails lead to it, such as https://portal.example',
          ),
    ),
    chain((config) => {
      const { portalOrigin, widgetUrl, apiHost } = config
      const name = inClearText({ PORTAL_ORIGIN: portalOrigin, WIDGET_URL: widgetUrl, API_HOST: given(apiHost) })
      return config.sandbox || name === undefined
        ? right(config)
        : left(`${name} must begin with https:// with SANDBOX=off: passwords and documents are sent to it`)
    }),
    chain((config) =>
      config.port !== 0 && config.port === config.widgetPort
        ? left('PORT and WIDGET_PORT must differ: the payment widget has an origin of its own')
        : right(config),
    ),
    chain((config) =>
      config.portalOrigin !== undefined && config.portalOrigin === config.widgetUrl
        ? left('PORTAL_ORIGIN and WIDGET_URL must differ: the payment widget has an origin of its own')
        : right(config),
    ),
  )
}
