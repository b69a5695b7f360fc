import { Container } from 'inversify'
import { bindPort } from '../../../src/container/binding/define-feature'
import { token } from '../../../src/ports/token'

type Counter = { readonly count: () => number }
type Name = { readonly name: string }
const Counter = token<Counter>('Counter')
const Name = token<Name>('Name')

describe('a port in the container', () => {
  test('is created once, from the ports that it needs', () => {
    const container = new Container({ defaultScope: 'Singleton' })
    const bind = bindPort(container)
    const make = jest.fn(({ name }: Name): Counter => ({ count: () => name.length }))
    bind(Name, () => ({ name: 'four' }))
    bind(Counter, make, Name)
    expect(container.get<Counter>(Counter).count()).toBe(4)
    expect(container.get<Counter>(Counter)).toBe(container.get<Counter>(Counter))
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('that is already bound is not bound again', () => {
    const container = new Container()
    const bind = bindPort(container)
    bind(Name, () => ({ name: 'first' }))
    bind(Name, () => ({ name: 'second' }))
    expect(container.get<Name>(Name).name).toBe('first')
  })

  test('of another type does not compile', () => {
    const container = new Container()
    const bind = bindPort(container)
    // @ts-expect-error -- a name is no counter
    bind(Counter, () => ({ name: 'none' }))
    const longName = token<Counter>('a counter that needs a name')
    // @ts-expect-error -- the maker takes a name, and is given a counter
    bind(longName, ({ name }: Name) => ({ count: () => name.length }), Counter)
    expect([container.isBound(Counter), container.isBound(longName)]).toEqual([true, true])
  })
})
