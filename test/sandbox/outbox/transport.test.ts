import { smtpTransport } from '../../../src/sandbox/outbox/transport'
import { startMailServer, type MailServer } from '../../support/mail-server'

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
