import { sequenceS } from 'fp-ts/Apply'
import { Applicative, chain, left, map, right, type Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { passwordHashings } from './password-hashing'
import brand from '../../../brand.json'
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

/** A week, in seconds: the longest time that providers give a customer. */
const LONGEST_MANDATE_LIMIT = 604_800

type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const databaseUrl = (text: string | undefined): Either<string, string | undefined> =>
  text === undefined || /^postgres(ql)?:\/\//.test(text)
    ? right(text)
    : left('DATABASE_URL must start with postgres:// or postgresql://')

/** Every setting with its variable, its default and how it is read; the first that is invalid is reported. */
const settings = (env: Environment) => {
  const value = (name: string) => env[name]?.trim() || undefined
  const text = (name: string, otherwise: string) => value(name) ?? otherwise
  const number = (name: string, otherwise: number, minimum: number, maximum: number) =>
    wholeNumber(name, text(name, String(otherwise)), minimum, maximum)
  return {
    host: right(text('HOST', '0.0.0.0')),
    /** The port of portal and API; 0 for any free port. */
    port: portNumber('PORT', text('PORT', '8080')),
    /** The port of the payment widget; 0 for any free port. */
    widgetPort: portNumber('WIDGET_PORT', text('WIDGET_PORT', '8081')),
    /** The widget's address as the browser sees it; by default on the host of the request. */
    widgetUrl: origin('WIDGET_URL', value('WIDGET_URL')),
    /** The portal's origin as the browser sees it; always set for real customers, with the sandbox switch off. */
    portalOrigin: origin('PORTAL_ORIGIN', value('PORTAL_ORIGIN')),
    apiHost: map((address: string | undefined) => address ?? '')(origin('API_HOST', value('API_HOST'))),
    /** The origins of other portals that may call this API from a browser; `*` is any. */
    corsOrigins: right(
      text('CORS_ORIGINS', '')
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
    databaseUrl: databaseUrl(value('DATABASE_URL')),
    dataDir: right(text('DATA_DIR', './data')),
    /** The mail server, `smtp://` or `smtps://`, with user and password if required; without it, no email is sent. */
    smtpUrl: smtpUrl('SMTP_URL', value('SMTP_URL')),
    /** The name by which the mail server is greeted; without it, the host of the portal. */
    smtpName: mailServerName('SMTP_NAME', value('SMTP_NAME')),
    mailFrom: mailAddress('MAIL_FROM', text('MAIL_FROM', brand.email)),
    /** Whether outbox, reviews, faults and demo customers exist. */
    sandbox: switchOf('SANDBOX', text('SANDBOX', 'on')),
    ruleSet: anyOf('RULE_SET', ['corrected', 'observed'] as const, text('RULE_SET', 'corrected')),
    tenantHeader: right(value('TENANT_HEADER')),
    logLevel: anyOf('LOG_LEVEL', logLevels, text('LOG_LEVEL', 'info')),
    portalDir: right(text('PORTAL_DIR', 'dist/portal')),
    /** How many proxies of the operator every request comes through; the last of them says whose request it is. */
    trustProxy: number('TRUST_PROXY', 0, 0, 10),
    /** The limit of log-in, registration and activation requests from one address a minute. */
    requestsPerMinute: number('REQUESTS_PER_MINUTE', 600, 1, 1_000_000),
    /** How many accounts a network address opens in a day before the emails to further ones wait. */
    registrationsPerDay: number('REGISTRATIONS_PER_DAY', 2_000, 1, 1_000_000),
    /** The memory of a process for the bodies of uploads, in MiB. */
    uploadMebibytes: number('UPLOAD_MEBIBYTES', 128, 24, 100_000),
    /** The limit of checks of certificates from one address a minute. Guessing is hopeless anyway: a code has 80 random bits. */
    checksPerMinute: number('CHECKS_PER_MINUTE', 60, 1, 1_000_000),
    /** How far, in milliseconds, the event loop may lag before requests are rejected. */
    maxEventLoopDelayMs: number('MAX_EVENT_LOOP_DELAY_MS', 5_000, 100, 600_000),
    /** How long a process that is asked to stop waits for open requests, in seconds; with 0 it stops at once. */
    drainSeconds: number('PORTAL_DRAIN_SECONDS', 30, 0, 3_600),
    /** The port of the metrics, 0 for any free port; without it there are none. */
    metricsPort: portIfAny('METRICS_PORT', value('METRICS_PORT')),
    metricsHost: right(text('METRICS_HOST', '127.0.0.1')),
    /** How many days after it was made a quote can be paid. */
    quoteValidDays: number('QUOTE_VALID_DAYS', 30, 1, 365),
    /** How many days after a cover was suspended what is owed for it can be paid; then it is cancelled. */
    arrearsDays: number('ARREARS_DAYS', 30, 1, 365),
    /** How many seconds after it was set up a mandate's transfer arrives by itself; `undefined` for never. */
    mandateActivationSeconds: secondsOrOff('MANDATE_ACTIVATION_SECONDS', text('MANDATE_ACTIVATION_SECONDS', '20')),
    /** How many seconds a new mandate can wait for its transfer. */
    mandateLimitSeconds: number('MANDATE_LIMIT_SECONDS', 172_800, 1, LONGEST_MANDATE_LIMIT),
    /** `cheap` speeds up tests; it is rejected unless both test mode and the sandbox switch are on. */
    passwordHashing: anyOf('PASSWORD_HASHING', passwordHashings, text('PASSWORD_HASHING', 'argon2id')),
  }
}

type Settings = ReturnType<typeof settings>

/** The configuration of the service. Every value comes from the environment, as docs/configuration.md describes. */
export type Config = {
  readonly [Name in keyof Settings]: Settings[Name] extends Either<string, infer Value> ? Value : never
}

/** What settings that are valid on their own break together. */
const conflict = (config: Config, env: Environment): string | undefined => {
  const { sandbox, port, widgetPort, portalOrigin, widgetUrl, apiHost } = config
  if (config.passwordHashing === 'cheap' && !(sandbox && env['NODE_ENV']?.trim() === 'test'))
    return 'PASSWORD_HASHING=cheap is for tests only: it needs NODE_ENV=test and SANDBOX=on'
  if (!sandbox && portalOrigin === undefined)
    return 'PORTAL_ORIGIN must be set with SANDBOX=off: the links in emails lead to it, such as https://portal.example'
  const origins = { PORTAL_ORIGIN: portalOrigin, WIDGET_URL: widgetUrl, API_HOST: apiHost || undefined }
  const name = sandbox ? undefined : inClearText(origins)
  if (name !== undefined)
    return `${name} must begin with https:// with SANDBOX=off: passwords and documents are sent to it`
  if (port !== 0 && port === widgetPort)
    return 'PORT and WIDGET_PORT must differ: the payment widget has an origin of its own'
  if (portalOrigin !== undefined && portalOrigin === widgetUrl)
    return 'PORTAL_ORIGIN and WIDGET_URL must differ: the payment widget has an origin of its own'
  return undefined
}

/** Reads the configuration; `left` is a sentence with the variable and its valid values. */
export const readConfig = (env: Environment): Either<string, Config> =>
  pipe(
    sequenceS(Applicative)(settings(env)),
    chain((config) => {
      const reason = conflict(config, env)
      return reason === undefined ? right(config) : left(reason)
    }),
  )
