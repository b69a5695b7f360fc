import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { prepareFolder } from '../../test/support/prepared-folder'
import { makePreparedFolder } from '../build/prepared-folder'
import { inCopy } from './copy'
import { jestInCopy } from './jest'
import type { Layer } from './layer'
import { sandboxKinds } from './sandbox-kinds'
import { filesBelow } from './sources'

/** Where a database or a server is between tests and code. What is pure has unit tests, and openapi describes the rest. */
const isOutside = (file: string, text: string): boolean =>
  file.endsWith('.ts') &&
  !/\/(openapi|demo)\/|\/tables\.ts$/.test(file) &&
  (file.includes('/wire/') || /from '(drizzle-orm|fastify|@fastify\/[\w-]+|pg)['/]|\/(database|handler)'/.test(text))

/**
 * The tests over HTTP that are about a folder of the service, or about a file whose folder has too many: names in
 * test/contract.
 */
const touching: Readonly<Record<string, readonly string[]>> = {
  'abp-start': ['abp-client', 'stock-', 'ports/session', 'ports/account'],
  account: ['account', 'password', 'log-in-lock', 'limits', 'stock-', 'ownership', 'sandbox/time', 'all-or-nothing'],
  beneficiary: ['beneficiar', 'ownership', 'lists', 'order', 'entities', 'sandbox/time', 'all-or-nothing'],
  'shop/catalogue': ['catalogue', 'lists', 'quote', 'sandbox/pages', 'files', 'headers'],
  sandbox: [
    'other-settings',
    'sandbox/pages',
    'verifications',
    'mandate-activation',
    'headers',
    'openapi',
    'sandbox/kyc',
  ],
  'platform/database': ['pglite/', 'starting', 'sandbox/account', 'earlier-version'],
  'cover/certificate': ['files', 'ports/policy', 'verify'],
  'platform/files': ['files', 'beneficiaries', 'sandbox/kyc', 'ownership', 'headers', 'limits', 'ports/policy'],
  'sandbox/faults': ['faults', 'failing', 'ports/wire'],
  'start/health': ['other-settings', 'raw-http', 'headers', 'stopping', 'answers'],
  shop: ['quote', 'shop', 'ownership', 'renewal', 'receipts', 'sandbox/time', 'mandate-plan'],
  kyc: ['kyc', 'verification', 'ownership', 'files', 'lists', 'order', 'sandbox/time', 'all-or-nothing'],
  'cover/mandate': [
    'mandate',
    'debits',
    'receipts',
    'lists',
    'order',
    'ownership',
    'shop',
    'entities',
    'all-or-nothing',
  ],
  'start/metrics': ['metrics'],
  'platform/mail': ['account', 'password-reset', 'phones', 'receipts', 'other-settings', 'sandbox/pages'],
  'cover/payment': [
    'shop',
    'receipts',
    'paid-once',
    'payment',
    'ownership',
    'mandate',
    'entities',
    'referrals',
    'all-or-nothing',
  ],
  'account/phone': ['phone', 'limits', 'ownership', 'all-or-nothing'],
  'cover/policy': [
    'lists',
    'order',
    'shop',
    'ownership',
    'entities',
    'policy',
    'renewal',
    'receipts',
    'mandate-activation',
    'files',
  ],
  portal: ['sandbox/pages', 'headers', 'web-files', 'other-settings', 'raw-http'],
  'account/profile': ['account', 'ports/session', 'answers', 'ownership', 'entities', 'limits', 'all-or-nothing'],
  referral: ['referral', 'lists', 'order', 'shop', 'ownership', 'entities'],
  'cover/user-product': ['lists', 'order', 'entities', 'shop', 'ownership', 'policy'],
  verify: ['verify', 'headers', 'limits', 'sandbox/pages'],
  widget: [
    'shop',
    'mandate-plan',
    'payment',
    'paid-once',
    'ownership',
    'mandate-activation',
    'headers',
    'sandbox/pages',
  ],
  'wire/cors': ['sandbox/pages', 'other-settings', 'restarts/metrics'],
  'wire/request-id': ['restarts/metrics', 'raw-http'],
  'wire/filter': ['lists', 'order', 'catalogue', 'referral'],
  'wire/order': ['lists', 'order'],
  'wire/paging': ['lists', 'order', 'catalogue', 'kyc', 'beneficiar'],
  'wire/static-files': ['sandbox/pages', 'headers', 'web-files', 'catalogue'],
  wire: [
    'envelope',
    'raw-http',
    'answers',
    'headers',
    'stock-',
    'limits',
    'abp-',
    'ports/wire',
    'table/',
    'other-settings',
    'sandbox/pages',
  ],
  '': [
    'starting',
    'stopping',
    'other-settings',
    'limits',
    'headers',
    'raw-http',
    'metrics',
    'backlog',
    'sandbox/pages',
  ],
}

const inService = (file: string): string => file.replace(/^src\/service\/|\.ts$/g, '')

/** The row of a file: its own, else that of the nearest folder that has one. */
const rowOf = (path: string): readonly string[] =>
  touching[path] ?? (path === '' ? [''] : rowOf(path.replace(/\/?[\w-]+$/, '')))

/** Those that need another database, or nginx. */
const elsewhere = ['--testPathIgnorePatterns', 'test/contract/postgres/', 'test/contract/nginx/']

/** The unit tests of the file's folder, and the tests over HTTP. */
const testsOf = (file: string): string =>
  `test/(${dirname(file).replace(/^src\//, '')}/|contract/.*(${rowOf(inService(file)).join('|')}))`

const run = (pattern: string, env?: NodeJS.ProcessEnv) =>
  jestInCopy(['service', 'contract'], ['--testPathPatterns', pattern, ...elsewhere], env)

/** A first start takes longer than the tests of a folder, so all faults share one, made without them. */
let prepared: Promise<unknown> | undefined

/** What a fault changes of a first start is in the folder of the database. */
const tryTests = async (file: string) => {
  if (inService(file).startsWith('platform/database/')) return run(testsOf(file), { PREPARED_DATA_DIR: '' })
  prepared ??= prepareFolder().then(({ dataDir }) =>
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true })),
  )
  await prepared
  return run(testsOf(file))
}

export const sandbox: Layer = {
  name: 'sandbox',
  kinds: sandboxKinds,
  count: 100,
  share: 0.8,
  sources: () => filesBelow('src/service').filter(({ file, text }) => isOutside(file, text)),
  tests: (file) =>
    filesBelow('test/service', 'test/contract')
      .filter((test) => new RegExp(testsOf(file)).test(test.file))
      .map(({ text }) => text)
      .join('\n'),
  begin: async () => {
    await makePreparedFolder(inCopy('dist', 'sandbox', 'prepared'))
    return run('test/(service|contract)/')
  },
  noticedBy: tryTests,
}
