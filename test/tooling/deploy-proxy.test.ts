import { readFileSync } from 'node:fs'
import { endpoints } from '../../src/contract/table'
import { failureReply } from '../../src/service/wire/failure-reply'
import { bodyLimits } from '../../src/service/wire/limits'
import { compose, processes } from '../support/compose-file'
import { checkedByNginx, hasNginx } from '../support/nginx'

const read = (file: string): string => readFileSync(file, 'utf8')

const nginx = read('deploy/nginx.conf')

const addressOf = ({ networks }: (typeof processes)[number]): string | undefined =>
  networks !== undefined && 'inside' in networks ? networks['inside'].ipv4_address : undefined

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
    'client_header_timeout 10s;',
    'proxy_max_temp_file_size 0;',
    'error_log stderr emerg;',
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

  test('[RUN-20: in front] logs no address of a request, which may be that of a file', () => {
    const [, format = ''] = /^log_format portal '(.*)';$/m.exec(nginx) ?? []
    expect(format.match(/\$\w+/g)).toEqual([
      '$time_iso8601',
      '$remote_addr',
      '$request_method',
      '$status',
      '$request_time',
      '$upstream_addr',
      '$request_id',
    ])
    expect([...nginx.matchAll(/^\s*error_log (.*);$/gm)].map(([, log]) => log)).toEqual(['stderr emerg'])
  })

  test('[RUN-20: in front] answers what it refuses at the widget as a process does that has done nothing', () => {
    const [, text = ''] =
      /location @refused \{\s*default_type application\/json;\s*return 503 '(.*)';/.exec(nginx) ?? []
    const busy = failureReply(Object.assign(new Error('deadlock'), { code: '40P01' }))
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(busy.body)))
  })

  test('[RUN-20: in front] has more connections than one network takes at once', () => {
    const main = read('deploy/nginx-main.conf')
    expect(Number(/worker_connections (\d+);/.exec(main)?.[1])).toBeGreaterThanOrEqual(8_192)
    expect(main).toContain('include /etc/nginx/conf.d/*.conf;')
    expect(isInShape(main)).toBe(true)
    expect(compose.services['proxy']?.volumes).toEqual([
      './deploy/nginx-main.conf:/etc/nginx/nginx.conf:ro',
      './deploy/nginx.conf:/etc/nginx/conf.d/default.conf:ro',
    ])
  })

  test('takes only ciphers with forward secrecy that notice a change of what they carry, the strongest first', () => {
    const ciphers = /^ssl_ciphers (\S+);$/m.exec(nginx)?.[1]?.split(':') ?? []
    expect(ciphers[0]).toContain('AES256-GCM')
    for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-(ECDSA|RSA)-(AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/)
  })

  test('closes unused connections before a stopping process does', () => {
    const [, keepMs = '0'] = /KEEP_MS = ([\d_]+)/.exec(read('src/service/start/drain.ts')) ?? []
    const kept = [...nginx.matchAll(/^upstream [^}]*keepalive_timeout (\d+)s;/gm)].map(([, seconds]) => Number(seconds))
    expect(kept).toHaveLength(2)
    for (const seconds of kept) expect(seconds * 1_000).toBeLessThan(Number(keepMs.replaceAll('_', '')))
  })

  test.each(readers)('has a configuration that %s takes, and would not take with a mistake', async (_, takes) => {
    expect(await takes(nginx)).toBe(true)
    expect(await takes(nginx.replace('proxy_pass http://portal;\n  }', 'proxy_pass http://portal;\n'))).toBe(false)
  })
})
