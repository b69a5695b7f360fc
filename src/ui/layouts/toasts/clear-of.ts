/** A vertical stretch of the screen, in CSS pixels from the top of the viewport. */
export type Stretch = { readonly top: number; readonly bottom: number }

const overlaps = (one: Stretch, other: Stretch): boolean => one.top < other.bottom && other.top < one.bottom

/**
 * Where a box of this height stands clear of every obstacle: where it is if it does so already, else the highest place
 * within the room; `undefined` if there is none.
 */
export const topClearOf = (
  height: number,
  current: number,
  room: Stretch,
  obstacles: readonly Stretch[],
): number | undefined => {
  const at = (top: number): Stretch => ({ top, bottom: top + height })
  const isWithin = ({ top, bottom }: Stretch) => top >= room.top && bottom <= room.bottom
  const isClear = (box: Stretch) => isWithin(box) && !obstacles.some((obstacle) => overlaps(box, obstacle))
  if (isClear(at(current))) return current
  const starts = [room.top, ...obstacles.map(({ bottom }) => bottom)].sort((a, b) => a - b)
  return starts.find((top) => isClear(at(top)))
}
