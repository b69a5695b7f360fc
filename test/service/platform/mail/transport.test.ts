import { greetingOf, mustEncrypt, smtpTransport } from '../../../../src/service/platform/mail/transport'
import { startMailServer, type MailServer } from '../../../support/mail-server'

const from = { name: 'Harbour', address: 'letters@broker.test' }
const letter = { to: 'ada@mail.test', subject: 'Hello', text: 'A letter', html: undefined }

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

/** The recipient that the mail server was given last, and the header, for a letter to this text. */
const sentTo = async (to: string) => {
  const transport = smtpTransport(server.url, from, undefined)
  await transport.send({ ...letter, to })
  transport.close()
  const received = await server.next()
  return { recipient: received.to, header: /^To: (.*)$/m.exec(received.text)?.[1] }
}

test.each(['ada@mail.test', "o'neil@mail.test"])('a letter to %s is addressed to it', async (to) => {
  expect(await sentTo(to)).toEqual({ recipient: to, header: to })
})

test.each(['eve@mail.test,ada@mail.test', 'Eve <ada@mail.test>', 'group:ada@mail.test;'])(
  'an address that was stored as %j is one recipient, never read as a list or as a name with an address',
  async (to) => {
    expect((await sentTo(to)).recipient).not.toBe('ada@mail.test')
  },
)

test('[LIFE-03: once] a letter with an id has the same Message-ID at every attempt, others have one of their own', async () => {
  const idOf = async (messageId?: string) => {
    const transport = smtpTransport(server.url, from, undefined)
    await transport.send({ ...letter, ...(messageId === undefined ? {} : { messageId }) })
    transport.close()
    return /^Message-ID: (.*)$/im.exec((await server.next()).text)?.[1]
  }
  expect([await idOf('reminder-1'), await idOf('reminder-1')]).toEqual(Array(2).fill('<reminder-1@broker.test>'))
  expect(await idOf()).not.toBe(await idOf())
})

describe('a mail server', () => {
  const portOf = (url: string) => new URL(url).port

  /** What a mail server was asked for a letter that this address brings to it, and whether it took the letter. */
  const attempt = async (addressOn: (port: string) => string, offersTls: boolean) => {
    const mail = await startMailServer(0, { offersTls })
    const transport = smtpTransport(addressOn(portOf(mail.url)), from, undefined)
    const taken = await transport.send(letter).then(
      () => true,
      () => false,
    )
    transport.close()
    await mail.close()
    return { taken, commands: mail.commands() }
  }

  // This address reaches this machine, but does not say so.
  const elsewhere = '0.0.0.0'

  test('[RUN-12] elsewhere that offers no encryption gets neither the password nor a letter', async () => {
    const { taken, commands } = await attempt((port) => `smtp://user:secret@${elsewhere}:${port}`, false)
    expect(taken).toBe(false)
    expect(commands.slice(0, 2)).toEqual(['EHLO', 'STARTTLS'])
    expect(commands.filter((command) => ['AUTH', 'MAIL'].includes(command))).toEqual([])
  })

  test('[RUN-12] elsewhere that offers encryption is asked for it before anything else', async () => {
    const { commands } = await attempt((port) => `smtp://user:secret@${elsewhere}:${port}`, true)
    expect(commands).toEqual(['EHLO', 'STARTTLS', 'TLS'])
  })

  test.each([[true], [false]])(
    '[RUN-12] whose address says `?tls=off` gets both in clear, encryption offered: %s',
    async (offersTls) => {
      const { taken, commands } = await attempt((port) => `smtp://user:secret@${elsewhere}:${port}?tls=off`, offersTls)
      expect(taken).toBe(true)
      expect(commands.slice(0, 3)).toEqual(['EHLO', 'AUTH', 'MAIL'])
    },
  )

  test.each(['localhost', '127.0.0.1'])('[RUN-12] at %s needs no encryption', async (host) => {
    const { taken, commands } = await attempt((port) => `smtp://user:secret@${host}:${port}`, false)
    expect(taken).toBe(true)
    expect(commands.slice(0, 3)).toEqual(['EHLO', 'AUTH', 'MAIL'])
  })

  test.each([
    ['smtp://localhost', false],
    ['smtp://LOCALHOST:2525', false],
    ['smtp://127.8.9.10', false],
    ['smtp://[::1]:25', false],
    ['smtp://[0:0:0:0:0:0:0:1]', false],
    ['smtp://mail.test?tls=off', false],
    ['smtp://mail.test', true],
    ['smtp://127.0.0.1.mail.test', true],
    ['smtp://localhost.mail.test', true],
    ['smtp://127.0.0.1@mail.test', true],
    ['smtp://128.0.0.1', true],
    ['smtp://[::2]', true],
  ])('[RUN-12] at %s has to encrypt: %s', (url, required) => {
    expect(mustEncrypt(new URL(url))).toBe(required)
  })
})

test('[RUN-18: letters] a letter names its sender, and says that it was sent by a program', async () => {
  const transport = smtpTransport(server.url, from, undefined)
  await transport.send(letter)
  transport.close()
  const { text } = await server.next()
  expect(text).toMatch(/^From: Harbour <letters@broker\.test>$/m)
  expect(text).toMatch(/^Auto-Submitted: auto-generated$/m)
})

describe('a strict mail server', () => {
  const attempt = async (greeting: string | undefined, to = letter.to, refuse = 0) => {
    const strict = await startMailServer(refuse, { isStrict: true })
    const transport = smtpTransport(strict.url, from, greeting)
    const failure: unknown = await transport.send({ ...letter, to }).then(
      () => undefined,
      (error: unknown) => error,
    )
    transport.close()
    await strict.close()
    return failure
  }

  test('[RUN-18: greeting] takes a letter of a service that greets by the host of its portal', async () => {
    expect(await attempt(greetingOf('https://portal.broker.test'))).toBeUndefined()
  })

  test('[RUN-18: answer] refuses another one, and what it says is in the failure', async () => {
    expect(await attempt('[127.0.0.1]')).toMatchObject({
      answer: '504 5.5.2 <[127.0.0.1]>: Helo command rejected: need fully-qualified hostname',
    })
  })

  test('[RUN-18: answer] that names the recipient is not repeated with the name', async () => {
    expect(await attempt('portal.broker.test', 'ada.obi@mail.test', 1)).toMatchObject({
      answer: '451 4.3.0 … try again later',
    })
  })
})

test.each([
  ['https://portal.broker.test', 'portal.broker.test'],
  ['https://Portal.Broker.test:8443', 'portal.broker.test'],
  ['https://203.0.113.9', '[203.0.113.9]'],
  ['https://[2001:db8::1]:8443', '[IPv6:2001:db8::1]'],
  ['http://localhost:8080', undefined],
  ['http://127.0.0.1:8080', undefined],
  [undefined, undefined],
])('[RUN-18: greeting] a portal at %s greets as %s', (origin, name) => {
  expect(greetingOf(origin)).toBe(name)
})
