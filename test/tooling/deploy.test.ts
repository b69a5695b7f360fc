import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compose, composeText, processes, service } from '../support/compose-file'

const read = (file: string): string => readFileSync(file, 'utf8')

describe('[RUN-05] the compose file', () => {
  test('has the proxy, two processes and a database that keeps its rows, and publishes the proxy alone', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['database', 'first', 'proxy', 'second'])
    expect(Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined)).toEqual([
      [
        'proxy',
        expect.objectContaining({
          volumes: [
            './deploy/nginx-main.conf:/etc/nginx/nginx.conf:ro',
            './deploy/nginx.conf:/etc/nginx/conf.d/default.conf:ro',
          ],
        }),
      ],
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

  test('has a database whose log repeats no values of rows', () => {
    expect(service('database').command).toEqual(['postgres', '-c', 'log_error_verbosity=terse'])
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

  test('uses only settings that the documentation lists', () => {
    const listed = read('docs/configuration.md')
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
    const sources = filesUnder('src/service')
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
