import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A letter as the mail server took it. `text` is the message with its headers. */
export type ReceivedLetter = { readonly from: string; readonly to: string; readonly text: string }

/**
 * A mail server for tests: SMTP without encryption. It rejects as many mails as configured, then accepts them. A strict one
 * takes no greeting by a name that is nobody's, as Postfix does with `reject_non_fqdn_helo_hostname`.
 */
export type MailServer = {
  readonly url: string
  /** The next letter that is taken, or was and has not been asked for. */
  readonly next: () => Promise<ReceivedLetter>
  readonly refused: () => number
  /** The commands of all connections so far; `TLS` for the beginning of a handshake, which ends the connection. */
  readonly commands: () => readonly string[]
  readonly close: () => Promise<void>
}

/** The first byte of a TLS handshake. */
const HANDSHAKE = 0x16

const address = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

export const startMailServer = async (
  refuse = 0,
  { offersTls = false, isStrict = false } = {},
): Promise<MailServer> => {
  const letters: ReceivedLetter[] = []
  const waiting: ((letter: ReceivedLetter) => void)[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  let refused = 0

  const take = (letter: ReceivedLetter) => {
    const asker = waiting.shift()
    if (asker === undefined) letters.push(letter)
    else asker(letter)
  }

  const serve = (socket: Socket) => {
    let [from, to, body, inBody, rest] = ['', '', '', false, '']
    const say = (line: string) => socket.write(`${line}\r\n`)
    const command = (line: string) => {
      const [name = '', argument = ''] = line.toUpperCase().split(' ')
      commands.push(name)
      const verb = name.slice(0, 4)
      if (isStrict && /^(EHLO|HELO)$/.test(verb) && !/^[A-Z\d-]+(\.[A-Z\d-]+)+$/.test(argument))
        return say(`504 5.5.2 <${line.slice(5)}>: Helo command rejected: need fully-qualified hostname`)
      if (verb === 'EHLO')
        return say(offersTls ? '250-mail.test\r\n250-AUTH PLAIN\r\n250 STARTTLS' : '250-mail.test\r\n250 AUTH PLAIN')
      if (name === 'STARTTLS') return say(offersTls ? '220 go on' : '502 5.5.1 not known')
      if (verb === 'AUTH') return say('235 2.7.0 known')
      if (verb === 'MAIL') from = address(line)
      if (verb === 'RCPT') to = address(line)
      if (verb === 'RCPT' && refused < refuse) {
        refused += 1
        return say(`451 4.3.0 <${to}>: try again later`)
      }
      if (verb === 'DATA') {
        inBody = true
        return say('354 go on')
      }
      if (verb === 'QUIT') return void socket.end('221 bye\r\n')
      return say('250 ok')
    }
    const line = (text: string) => {
      if (!inBody) return command(text)
      if (text !== '.') body += `${text}\n`
      else {
        take({ from, to, text: body })
        inBody = false
        body = ''
        say('250 taken')
      }
    }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      if (chunk[0] === HANDSHAKE) {
        commands.push('TLS')
        return void socket.destroy()
      }
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(line)
    })
    say('220 mail.test')
  }

  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => {
      const letter = letters.shift()
      return letter === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(letter)
    },
    refused: () => refused,
    commands: () => commands,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
