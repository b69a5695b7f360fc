/** A vertical stretch of the screen, in CSS pixels from the top of the viewport. */
export type Stretch = { readonly top: number; readonly bottom: number }

const overlaps = (one: Stretch, other: Stretch): boolean => one.top < other.bottom && other.top < one.bottom

/**
 * Where a box of this height stands clear of every obstacle: where it is if it does so already, else the highest place
 * within the room. Without such a place it is the top of the widest gap.
 */
export const topClearOf = (height: number, current: number, room: Stretch, obstacles: readonly Stretch[]): number => {
  const at = (top: number): Stretch => ({ top, bottom: top + height })
  const isWithin = ({ top, bottom }: Stretch) => top >= room.top && bottom <= room.bottom
  const isClear = (box: Stretch) => isWithin(box) && !obstacles.some((obstacle) => overlaps(box, obstacle))
  if (isClear(at(current))) return current
  const starts = [room.top, ...obstacles.map(({ bottom }) => bottom)].sort((a, b) => a - b)
  const clear = starts.find((top) => isClear(at(top)))
  if (clear !== undefined) return clear
  const gapAfter = (start: number): number =>
    Math.min(room.bottom, ...obstacles.map(({ top, bottom }) => (bottom <= start ? Infinity : top))) - start
  return starts.reduce((best, start) => (gapAfter(start) > gapAfter(best) ? start : best), room.top)
}
