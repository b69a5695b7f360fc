// Required by a process whose system clock a test sets: it is off by the milliseconds that a file says.
const { readFileSync } = require('node:fs')

const off = () => Number(readFileSync(process.env.SYSTEM_CLOCK_OFF, 'utf8'))
const now = Date.now

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now() + off()] : args, newTarget),
  get: (target, name) => (name === 'now' ? () => now() + off() : Reflect.get(target, name)),
})
