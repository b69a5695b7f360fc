import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { openStore, type Store } from '../../support/backends'
import type { SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(30_000)

let store: Store
let sandbox: SandboxProcess
beforeAll(async () => {
  store = await openStore()
  sandbox = await store.start()
})
afterAll(async () => {
  await sandbox.kill()
  await store.remove()
})

test('a thousand connections that come while the process is busy are all kept until it accepts them', async () => {
  const { hostname, port } = new URL(sandbox.origin)
  process.kill(sandbox.pid, 'SIGSTOP')
  const sockets: Socket[] = []
  try {
    for (let count = 0; count < 1_000; count += 1) sockets.push(connect(Number(port), hostname))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  } finally {
    process.kill(sandbox.pid, 'SIGCONT')
    for (const socket of sockets) socket.destroy()
  }
  expect((await fetch(`${sandbox.origin}/healthz`)).status).toBe(200)
})
