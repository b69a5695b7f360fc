import { openStore } from '../../support/backends'
import { registered, outboxOf } from '../../support/customer-builder'
import { startMailServer } from '../../support/mail-server'
import { rawClient } from '../../support/raw-client'
import { startSandbox } from '../../support/sandbox-process'

jest.setTimeout(60_000)

const askForLink = (origin: string, emailAddress: string) =>
  rawClient(origin).post('/api/services/app/Account/SendEmailActivationLink', { emailAddress })

test('a letter leaves by the mail server, is tried again when it is refused, and stays in the outbox', async () => {
  const [server, store] = [await startMailServer(1), await openStore()]
  const sandbox = await store.start({ SMTP_URL: server.url, MAIL_FROM: 'letters@broker.test' })
  const { emailAddress } = await registered(sandbox.origin)
  expect((await askForLink(sandbox.origin, emailAddress)).status).toBe(200)
  const letter = await server.next()
  expect(server.refused()).toBe(1)
  expect(letter).toMatchObject({ from: 'letters@broker.test', to: emailAddress })
  expect(letter.text).toContain('Subject: Confirm your e-mail address')
  expect(letter.text.replaceAll('=\n', '')).toContain('/register/verifyEmail/')
  const [kept] = await outboxOf(sandbox.origin, emailAddress)
  expect(kept?.subject).toBe('Confirm your e-mail address')
  await sandbox.stop()
  expect(sandbox.output()).toContain('a letter was not delivered')
  expect(sandbox.output()).not.toContain(emailAddress)
  await server.close()
  await store.remove()
})

test('a mail server that is away keeps nobody waiting, and the letter leaves after a restart', async () => {
  const [gone, store] = [await startMailServer(), await openStore()]
  await gone.close()
  const first = await store.start({ SMTP_URL: gone.url })
  const { emailAddress } = await registered(first.origin)
  expect((await askForLink(first.origin, emailAddress)).status).toBe(200)
  expect((await first.stop()).milliseconds).toBeLessThan(4_000)
  const server = await startMailServer()
  const second = await store.start({ SMTP_URL: server.url, SANDBOX: 'off' })
  expect((await server.next()).to).toBe(emailAddress)
  await second.stop()
  await server.close()
  await store.remove()
})

test('a wrong mail server’s address stops the start, and is not repeated: it may hold a password', async () => {
  const started = startSandbox({ env: { SMTP_URL: 'http://user:very-secret@mail.test' } })
  await expect(started).rejects.toMatchObject({ message: expect.stringContaining('SMTP_URL') as string })
  await expect(started).rejects.toMatchObject({ message: expect.not.stringContaining('very-secret') as string })
})
