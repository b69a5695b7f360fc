import { mustEncrypt, smtpTransport } from '../../../../src/service/platform/mail/transport'
import { startMailServer, type MailServer } from '../../../support/mail-server'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

/** The recipient that the mail server was given last, and the header, for a letter to this text. */
const sentTo = async (to: string) => {
  const transport = smtpTransport(server.url, 'letters@broker.test')
  await transport.send({ to, subject: 'Hello', text: 'A letter' })
  transport.close()
  const letter = await server.next()
  return { recipient: letter.to, header: /^To: (.*)$/m.exec(letter.text)?.[1] }
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

describe('a mail server', () => {
  const portOf = (url: string) => new URL(url).port

  /** What a mail server was asked for a letter that this address brings to it, and whether it took the letter. */
  const attempt = async (addressOn: (port: string) => string, offersTls: boolean) => {
    const mail = await startMailServer(0, { offersTls })
    const transport = smtpTransport(addressOn(portOf(mail.url)), 'letters@broker.test')
    const taken = await transport.send({ to: 'ada@mail.test', subject: 'Hello', text: 'A letter' }).then(
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
