import { dropSecondTaps } from '../../../src/ui/form/second-tap'

const heard: string[] = []
const press = (
  type: 'click' | 'mousedown',
  target: string,
  at: { readonly time: number; readonly x?: number; readonly y?: number },
) => {
  const { time, x = 100, y = 500 } = at
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y })
  Object.defineProperty(event, 'timeStamp', { value: time })
  document.getElementById(target)?.dispatchEvent(event)
  return event.defaultPrevented
}

beforeAll(() => {
  dropSecondTaps(document)
  for (const type of ['click', 'mousedown'])
    document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).id}`))
})
let start = 0
beforeEach(() => {
  document.body.innerHTML =
    '<form onsubmit="return false"><button type="submit"><span id="send">Send</span></button></form><a id="link">Link</a><button type="button" id="next">Next</button>'
  heard.length = 0
  // Each test presses long after the one before it.
  start += 10_000
})

describe('[TAP-15] after the press of a submit button', () => {
  test.each([1, 90, 250, 499])('what is pressed on its spot %d ms later is dropped, button or not', (later) => {
    expect(press('click', 'send', { time: start })).toBe(false)
    for (const target of ['send', 'link', 'next']) {
      expect(press('mousedown', target, { time: start + later, x: 110, y: 490 })).toBe(true)
      expect(press('click', target, { time: start + later, x: 110, y: 490 })).toBe(true)
    }
    expect(heard).toEqual(['click send'])
  })

  test.each([
    ['later', { time: 500 }],
    ['somewhere else', { time: 100, y: 530 }],
    ['by a keyboard or a screen reader', { time: 100, x: 0, y: 0 }],
  ])('what is pressed %s counts', (_, { time, ...place }) => {
    press('click', 'send', { time: start })
    expect(press('click', 'link', { time: start + time, ...place })).toBe(false)
    expect(heard).toEqual(['click send', 'click link'])
  })

  test('what is pressed after something was typed counts', () => {
    press('click', 'send', { time: start })
    document.getElementById('link')?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(press('click', 'send', { time: start + 60 })).toBe(false)
  })

  test('a button that is no submit takes each of several presses', () => {
    for (const time of [0, 100, 200]) expect(press('click', 'next', { time: start + time })).toBe(false)
  })
})
