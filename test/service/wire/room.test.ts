import fc from 'fast-check'
import { makeRoom } from '../../../src/service/wire/room'

const bounds = { bytes: 100, bytesOfOwner: 60, waiting: 10, waitingOfOwner: 5 }

/** Claims that note when they are granted. */
const claims = (changed: Partial<Parameters<typeof makeRoom>[0]> = {}) => {
  const room = makeRoom({ ...bounds, ...changed })
  const granted: string[] = []
  return {
    room,
    granted,
    claim: (owner: string, bytes: number) => room.claim({ owner, bytes }, () => granted.push(owner)),
  }
}

describe('room', () => {
  test('[RUN-20: turns] is given at once while there is some, and otherwise when it is released, once', () => {
    const { claim, granted, room } = claims()
    const [first] = [claim('ada', 60), claim('obi', 40)]
    claim('eve', 50)
    expect([granted, room.missing()]).toEqual([['ada', 'obi'], 50])
    first?.()
    expect([granted, room.missing()]).toEqual([['ada', 'obi', 'eve'], 0])
    first?.()
    claim('uma', 11)
    expect(granted).toEqual(['ada', 'obi', 'eve'])
    claim('ife', 10)
    expect(granted).toEqual(['ada', 'obi', 'eve'])
  })

  test('[RUN-20: turns] goes to who has the least of it, and among equals to who has waited longest', () => {
    const { claim, granted } = claims({ bytesOfOwner: 100 })
    const first = claim('ada', 100)
    for (const owner of ['ada', 'ada', 'obi', 'eve']) claim(owner, 30)
    first?.()
    expect(granted).toEqual(['ada', 'ada', 'obi', 'eve'])
    const { claim: again, granted: next } = claims({ bytesOfOwner: 100 })
    const [large, small] = [again('ada', 70), again('uma', 30)]
    for (const owner of ['ada', 'ada', 'obi', 'eve']) again(owner, 30)
    small?.()
    expect(next.slice(2)).toEqual(['obi'])
    large?.()
    expect(next.slice(2)).toEqual(['obi', 'ada', 'eve'])
  })

  test('[RUN-20: turns] that an owner has used up is nothing that others wait for', () => {
    const { claim, granted, room } = claims()
    claim('ada', 60)
    claim('ada', 20)
    expect(room.missing()).toBe(0)
    claim('obi', 40)
    expect(granted).toEqual(['ada', 'obi'])
  })

  test('[RUN-20: turns] is refused to more claims than may wait, of one owner and of all', () => {
    const { claim } = claims({ waiting: 3, waitingOfOwner: 2 })
    claim('ada', 60)
    claim('obi', 40)
    const [leave] = [claim('ada', 1), claim('ada', 1)]
    expect(claim('ada', 1)).toBeUndefined()
    expect(claim('obi', 1)).toBeDefined()
    expect(claim('eve', 1)).toBeUndefined()
    leave?.()
    expect(claim('eve', 1)).toBeDefined()
  })

  test('[RUN-08: two uploads] is refused to more claims of an owner than it may have, waiting or not', () => {
    const { claim } = claims({ claimsOfOwner: 2 })
    const [first, second] = [claim('ada', 60), claim('ada', 60)]
    expect(claim('ada', 1)).toBeUndefined()
    second?.()
    expect(claim('ada', 1)).toBeDefined()
    first?.()
    expect(claim('ada', 1)).toBeDefined()
  })

  test('that is taken in any case may be more than there is, and is waited for', () => {
    const { room, claim, granted } = claims()
    const release = [1, 2, 3].map(() => room.take({ owner: 'ada', bytes: 50 }))
    claim('obi', 10)
    expect([granted, room.missing()]).toEqual([[], 60])
    release.forEach((each) => each())
    expect(granted).toEqual(['obi'])
  })

  test('[RUN-08: budget] never holds more than its bytes, and all of them again in the end', () => {
    const one = fc.record({ owner: fc.constantFrom('a', 'b', 'c', 'd'), bytes: fc.nat(80), ends: fc.nat(20) })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (wanted) => {
        const room = makeRoom(bounds)
        const held = new Map<string, number>()
        let open: { readonly ends: number; readonly release: () => void }[] = []
        const sum = () => [...held.values()].reduce((all, bytes) => all + bytes, 0)
        wanted.forEach(({ owner, bytes, ends }, time) => {
          for (const each of open.filter((other) => other.ends <= time)) each.release()
          open = open.filter((each) => each.ends > time)
          const counted = Math.min(bytes, bounds.bytesOfOwner)
          let isGranted = false
          const release = room.claim({ owner, bytes }, () => {
            isGranted = true
            held.set(owner, (held.get(owner) ?? 0) + counted)
          })
          if (release !== undefined)
            open.push({
              ends: time + ends + 1,
              release: () => {
                if (isGranted) held.set(owner, (held.get(owner) ?? 0) - counted)
                release()
              },
            })
          expect(sum()).toBeLessThanOrEqual(bounds.bytes)
          for (const bytesHeld of held.values()) expect(bytesHeld).toBeLessThanOrEqual(bounds.bytesOfOwner)
        })
        for (const { release } of open) release()
        expect(sum()).toBe(0)
        const last = [jest.fn(), jest.fn()]
        room.claim({ owner: 'a', bytes: 60 }, last[0]!)
        room.claim({ owner: 'b', bytes: 40 }, last[1]!)
        expect(last.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
      }),
    )
  })
})
