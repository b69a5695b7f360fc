/** @jest-environment node */
import fc from 'fast-check'
import { topClearOf, type Stretch } from '../../../../src/ui/layouts/toasts/clear-of'

const room = { top: 4, bottom: 736 }
const stretch = fc
  .tuple(fc.integer({ min: -50, max: 800 }), fc.integer({ min: 1, max: 120 }))
  .map(([top, height]): Stretch => ({ top, bottom: top + height }))

describe('the place of a toast on a phone', () => {
  test.each([
    ['where it is, if that is clear', 72, [{ top: 0, bottom: 60 }], 72],
    ['at the top, if nothing stands there', -10, [{ top: 90, bottom: 130 }], 4],
    [
      'below what stands at the top',
      30,
      [
        { top: 0, bottom: 64 },
        { top: 140, bottom: 180 },
      ],
      64,
    ],
    [
      'below two that leave too little between them',
      30,
      [
        { top: 0, bottom: 64 },
        { top: 100, bottom: 144 },
      ],
      144,
    ],
    [
      'touching what stands below',
      0,
      [
        { top: 0, bottom: 64 },
        { top: 116, bottom: 700 },
      ],
      64,
    ],
    [
      'nowhere, if no place is clear',
      0,
      [
        { top: 0, bottom: 64 },
        { top: 90, bottom: 700 },
      ],
      undefined,
    ],
  ])('is %s', (_, current, obstacles, expected) => {
    expect(topClearOf(52, current, room, obstacles)).toBe(expected)
  })

  test('covers nothing wherever some place is clear', () => {
    fc.assert(
      fc.property(
        fc.array(stretch, { maxLength: 12 }),
        fc.integer({ min: 20, max: 160 }),
        fc.integer({ min: -50, max: 800 }),
        (obstacles, height, current) => {
          const isClear = (top: number) =>
            top >= room.top &&
            top + height <= room.bottom &&
            obstacles.every((obstacle) => top >= obstacle.bottom || top + height <= obstacle.top)
          const tops = Array.from({ length: room.bottom }, (_, top) => top)
          const top = topClearOf(height, current, room, obstacles)
          expect(top === undefined ? !tops.some(isClear) : isClear(top)).toBe(true)
        },
      ),
    )
  })
})
