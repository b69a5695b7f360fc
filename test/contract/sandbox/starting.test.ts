import { failureOf } from '../../support/failure-of'
import { startSandbox } from '../../support/sandbox-process'
import { scriptedPostgres } from '../../support/scripted-postgres'

jest.setTimeout(120_000)

describe('a failed start', () => {
  test.each([
    [{ NODE_ENV: 'production' }, 'PASSWORD_HASHING=cheap is for tests only'],
    [{ SMTP_URL: 'http://user:very-secret@mail.test' }, 'SMTP_URL must be an address'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'PostgreSQL at 127.0.0.1:1/none cannot be reached'],
  ])('with %j exits with code 1 and a readable message', async (env, message) => {
    const { code, output } = await failureOf(startSandbox({ env }))
    expect(code).toBe(1)
    expect(output).toContain(message)
    expect(output.trim().split('\n')).toHaveLength(1)
    // The address of a mail server may contain a password.
    expect(output).not.toContain('very-secret')
  })
})

test('[RUN-13] a PostgreSQL that is too old ends the start with its version', async () => {
  const { url, close } = await scriptedPostgres(() => [{ server_version: '14.9 (Debian 14.9-1)' }])
  const { code, output } = await failureOf(startSandbox({ env: { DATABASE_URL: url } }))
  close()
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `PostgreSQL at ${new URL(url).host}/portal is version 14.9 (Debian 14.9-1). Version 15 or newer is needed. Nothing was changed.`,
  )
})
