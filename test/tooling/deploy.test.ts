import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { endpoints } from '../../src/contract/table'
import { bodyLimits } from '../../src/service/wire/limits'
import { checkedByNginx, hasNginx } from '../support/nginx'

type Service = {
  readonly image?: string
  readonly build?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly stop_grace_period?: string
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly cap_add?: readonly string[]
  readonly privileged?: boolean
  readonly security_opt?: readonly string[]
  readonly mem_limit?: string
  readonly pids_limit?: number
  readonly tmpfs?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly ipv4_address: string }>>
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

const read = (file: string): string => readFileSync(file, 'utf8')

const composeText = read('compose.yaml')
const compose = parse(composeText, { merge: true }) as Compose
const service = (name: string): Service => compose.services[name] ?? {}
const processes = ['first', 'second'].map(service)
const nginx = read('deploy/nginx.conf')

const addressOf = ({ networks }: Service): string | undefined =>
  networks !== undefined && 'inside' in networks ? networks['inside'].ipv4_address : undefined

describe('[RUN-05] the compose file', () => {
  test('has the proxy, two processes and a database that keeps its rows, and publishes the proxy alone', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['database', 'first', 'proxy', 'second'])
    expect(Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined)).toEqual([
      ['proxy', expect.objectContaining({ volumes: ['./deploy/nginx.conf:/etc/nginx/conf.d/default.conf:ro'] })],
    ])
    expect(Object.keys(compose.volumes)).toEqual(['database'])
    expect(service('database').volumes).toEqual([
      'database:/var/lib/postgresql/data',
      './deploy/database.sql:/docker-entrypoint-initdb.d/portal.sql:ro',
    ])
    for (const { build, environment } of processes) {
      expect(build).toBe('.')
      expect(environment?.['DATABASE_URL']).toMatch(
        /^postgresql:\/\/portal:\$\{DATABASE_PASSWORD\b[^}]*\}@database:5432\/portal$/,
      )
    }
  })

  test('gives the password of the superuser of the database to the database alone', () => {
    const holders = Object.entries(compose.services).filter(([, each]) =>
      JSON.stringify(each).includes('${POSTGRES_PASSWORD'),
    )
    expect(holders.map(([name]) => name)).toEqual(['database'])
  })

  test('[RUN-09] says that there is one proxy, and limits each address as a single process does', () => {
    for (const { environment } of processes)
      expect(environment).toMatchObject({ TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '600', CHECKS_PER_MINUTE: '60' })
  })

  test('starts nothing before what it needs is ready', () => {
    for (const { depends_on, healthcheck } of processes) {
      expect(depends_on).toEqual({ database: { condition: 'service_healthy' } })
      expect(healthcheck?.test.join(' ')).toContain('/readyz')
    }
    expect(service('database').healthcheck?.test).toContain('pg_isready')
    expect(service('proxy').depends_on).toEqual({
      first: { condition: 'service_healthy' },
      second: { condition: 'service_healthy' },
    })
  })

  test('gives a process the time to drain', () => {
    for (const { environment, stop_grace_period } of processes)
      expect(Number.parseInt(stop_grace_period ?? '0', 10)).toBeGreaterThan(
        Number(environment?.['PORTAL_DRAIN_SECONDS']) + 5,
      )
  })

  test('has no password and no address of its own: both are asked for, and described in the example', () => {
    const example = read('deploy/example.env')
    for (const name of ['POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'PORTAL_ORIGIN', 'WIDGET_URL']) {
      const uses = [...composeText.matchAll(new RegExp(`\\$\\{${name}\\b([^}]*)\\}`, 'g'))].map(([, rest]) => rest)
      expect(uses.length).toBeGreaterThan(0)
      for (const use of uses) expect(use).toMatch(/^:\?./)
      expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
    }
    const named = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    expect([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name).sort()).toEqual([...named].sort())
    for (const { environment } of processes)
      expect(environment).toMatchObject({ PORTAL_ORIGIN: expect.stringContaining('${PORTAL_ORIGIN') as string })
  })

  test('uses only settings that the README lists', () => {
    const listed = read('README.md')
    for (const { environment } of processes)
      for (const name of Object.keys(environment ?? {})) expect(listed).toContain(`| \`${name}\` |`)
  })
})

/** An image by its name, its version and what it is. */
const PINNED = /^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/

describe('[RUN-05] a container of the compose file', () => {
  test.each(Object.entries(compose.services))('%s has no rights of root and bounded memory', (_, each) => {
    expect(each).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: 200,
    })
    expect(each.mem_limit).toMatch(/^\d+[mg]$/)
    expect([each.cap_add, each.privileged]).toEqual([undefined, undefined])
  })

  test.each([
    ['database', 'postgres', ['/tmp', '/var/run/postgresql']],
    ['proxy', 'nginx', ['/var/cache/nginx', '/run']],
  ])('%s is the image of a digest, runs as %s, and can write where it has to', (name, user, folders) => {
    expect(service(name).image).toMatch(PINNED)
    expect(service(name).user).toBe(user)
    expect(service(name).tmpfs?.map((mount) => mount.split(':')[0])).toEqual(folders)
  })
})

/** Whether the braces of a configuration match, and each of its lines begins or ends a block or is a directive. */
const isInShape = (text: string): boolean => {
  const lines = text.split('\n').map((line) => line.trim())
  const count = (brace: string) => text.split(brace).length
  return count('{') === count('}') && lines.every((line) => line === '' || line.startsWith('#') || /[;{}]$/.test(line))
}

/** What reads the configuration here: nginx itself, where it is installed. */
const readers: readonly (readonly [name: string, takes: (text: string) => boolean | Promise<boolean>])[] = [
  ['a reader of its shape', isInShape],
  ...(hasNginx ? [['nginx', async (text: string) => (await checkedByNginx(text)).accepted] as const] : []),
]

describe('[RUN-05] the proxy', () => {
  test.each([
    ['portal', 8080],
    ['widget', 8081],
  ])('sends what is for the %s to both processes of the compose file', (upstream, port) => {
    const block = new RegExp(`upstream ${upstream} \\{([^}]*)\\}`).exec(nginx)?.[1] ?? ''
    expect([...block.matchAll(/server (\S+)/g)].map(([, server]) => server)).toEqual(
      processes.map((process) => `${addressOf(process) ?? 'none'}:${port}`),
    )
    expect(nginx).toContain(`proxy_pass http://${upstream};`)
  })

  test.each([
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Request-Id $request_id;',
    'proxy_next_upstream error timeout;',
    'proxy_read_timeout 120s;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'add_header Strict-Transport-Security $strict_transport_security always;',
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_prefer_server_ciphers on;',
  ])('has %s', (directive) => {
    expect(nginx.split('\n')).toContain(directive)
  })

  test('takes the bodies that the processes take, and lets these decide about uploads before they are sent', () => {
    const [, pattern = '', uploads = ''] =
      /location ~\* (\S+) \{([^}]*proxy_request_buffering off;[^}]*)\}/.exec(nginx) ?? []
    const paths = Object.values(endpoints).map(({ path, size }) => ({ path: `/api${path}`, size }))
    const taken = paths.filter(({ path }) => new RegExp(pattern, 'i').test(path)).map(({ path }) => path)
    expect(taken).toEqual(paths.filter(({ size }) => size === 'upload').map(({ path }) => path))
    expect(uploads).toContain(`client_max_body_size ${bodyLimits.upload / 1_048_576}m;`)
    expect(nginx.split('\n')).toContain(`client_max_body_size ${bodyLimits.normal / 1_024}k;`)
  })

  test('takes only ciphers with forward secrecy that notice a change of what they carry, the strongest first', () => {
    const ciphers = /^ssl_ciphers (\S+);$/m.exec(nginx)?.[1]?.split(':') ?? []
    expect(ciphers[0]).toContain('AES256-GCM')
    for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-(ECDSA|RSA)-(AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/)
  })

  test('closes unused connections before a stopping process does', () => {
    const [, keepMs = '0'] = /KEEP_MS = ([\d_]+)/.exec(read('src/service/start/drain.ts')) ?? []
    const kept = [...nginx.matchAll(/keepalive_timeout (\d+)s;/g)].map(([, seconds]) => Number(seconds))
    expect(kept).toHaveLength(2)
    for (const seconds of kept) expect(seconds * 1_000).toBeLessThan(Number(keepMs.replaceAll('_', '')))
  })

  test.each(readers)('has a configuration that %s takes, and would not take with a mistake', async (_, takes) => {
    expect(await takes(nginx)).toBe(true)
    expect(await takes(nginx.replace('proxy_pass http://portal;\n  }', 'proxy_pass http://portal;\n'))).toBe(false)
  })
})

/** The instructions of a Dockerfile; a line that ends with a backslash goes on. */
const instructions = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const stages = instructions.reduce<string[][]>(
  (all, line) => (line.startsWith('FROM ') ? [...all, [line]] : [...all.slice(0, -1), [...(all.at(-1) ?? []), line]]),
  [],
)
const last = stages.at(-1) ?? []
const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

describe('[RUN-05] the image', () => {
  test('is built from the lock file, and holds only what runs', () => {
    expect(stages).toHaveLength(2)
    const [image, ...others] = stages.map(([from = '']) => from.split(' ')[1])
    expect(image).toMatch(PINNED)
    expect(others).toEqual([image])
    expect(stages[0]).toEqual(expect.arrayContaining(['RUN npm ci']))
    expect(stages[0]?.join('\n')).toContain('npm run build -- --release && npm prune --omit=dev')
    expect(last.filter((line) => line.startsWith('COPY') && !line.startsWith('COPY --from=build '))).toEqual([])
  })

  test('has every folder that the server reads beside its bundle', () => {
    const sources = filesUnder('src/sandbox')
      .filter((file) => file.endsWith('.ts'))
      .map(read)
      .join('\n')
    const folders = [...sources.matchAll(/resolve\('(src\/[^']+)'\)/g)].map(([, folder = '']) => folder)
    expect(folders.length).toBeGreaterThan(0)
    for (const folder of folders) expect(last).toContain(`COPY --from=build /portal/${folder} ${folder}`)
  })

  test('runs as a user without rights, hears the signal itself, and says whether it is alive', () => {
    expect(last).toEqual(expect.arrayContaining(['USER node', 'STOPSIGNAL SIGTERM']))
    expect(last.indexOf('USER node')).toBeLessThan(last.findIndex((line) => line.startsWith('CMD ')))
    // As a list, a command has no shell in front that would keep the signal.
    expect(JSON.parse(last.at(-1)?.replace('CMD ', '') ?? '')).toEqual([
      'node',
      '--enable-source-maps',
      'dist/sandbox/server.js',
    ])
    expect(last.find((line) => line.startsWith('HEALTHCHECK '))).toContain('/healthz')
  })

  test('is built without secrets, data and results of this folder', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data', 'dist', '**/node_modules']))
  })
})
