import { open } from 'node:fs/promises'
import { freePort } from '../../../.ci/process'
import { preparedDataDir } from '../../support/prepared-folder'
import { launchInto, removeData } from '../../support/sandbox-process'
import { until } from '../../support/until'

jest.setTimeout(120_000)

test('[RUN-03: full disk] a process whose log is on a full disk answers', async () => {
  const [dataDir, port, full] = [await preparedDataDir(), await freePort(), await open('/dev/full', 'w')]
  const child = launchInto(full.fd, { dataDir, env: { PORT: String(port) } })
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) })
  try {
    const isUp = () =>
      ask('/readyz').then(
        ({ ok }) => ok,
        () => false,
      )
    expect(await until(isUp, (isReady) => isReady || child.exitCode !== null)).toBe(true)
    for (let request = 0; request < 20; request += 1)
      for (const path of ['/healthz', '/readyz']) expect((await ask(path)).status).toBe(200)
  } finally {
    child.kill('SIGKILL')
    await full.close()
    await removeData(dataDir)
  }
})
