import Fastify from 'fastify'
import { handleErrors } from '../../../src/service/wire/handle-errors'
import { shedLoad } from '../../../src/service/wire/shed-load'

/** Blocks the event loop like an overloaded process. */
const block = (milliseconds: number): void => {
  const until = performance.now() + milliseconds
  while (performance.now() < until) Math.sqrt(until)
}

test('an overloaded process responds with 503 and Retry-After, and serves again when it has recovered', async () => {
  const app = Fastify()
  handleErrors(app)
  await shedLoad(app, { maxEventLoopDelay: 60 })
  app.get('/', () => Promise.resolve('served'))
  const ask = () => app.inject('/')
  expect((await ask()).statusCode).toBe(200)
  let refused = await ask()
  for (let tries = 0; tries < 50 && refused.statusCode === 200; tries += 1) {
    block(100)
    await new Promise((resolve) => setImmediate(resolve))
    refused = await ask()
  }
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('10')
  expect(refused.json()).toMatchObject({
    success: false,
    error: { message: expect.stringContaining('overloaded') as string },
  })
  let served = refused
  while (served.statusCode === 503) {
    await new Promise((resolve) => setImmediate(resolve))
    served = await ask()
  }
  expect(served.body).toBe('served')
  await app.close()
})

test('a process that was blocked once, for longer than its limit, rejects nothing', async () => {
  const app = Fastify()
  handleErrors(app)
  await shedLoad(app, { maxEventLoopDelay: 50 })
  app.get('/', () => Promise.resolve('served'))
  await app.ready()
  block(300)
  await new Promise((resolve) => setImmediate(resolve))
  expect((await app.inject('/')).statusCode).toBe(200)
  await app.close()
})
