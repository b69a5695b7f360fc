/** What takes room in memory: how much, and whose it is. */
type Claim = { readonly owner: string; readonly bytes: number }

type Waiting = Claim & { readonly granted: () => void }

type Bounds = {
  readonly bytes: number
  /** How much of it one owner has at most; a larger claim counts as this much. */
  readonly bytesOfOwner: number
  /** How many claims one owner has at most, those that wait included. */
  readonly claimsOfOwner?: number
  /** How many claims wait at most, of all owners and of one. */
  readonly waiting: number
  readonly waitingOfOwner: number
}

/** Memory that is claimed before it is used. */
export type Room = {
  /**
   * Claims room and calls `granted` when there is some, at once or later. Gives what releases it, or ends the wait;
   * `undefined` if there are too many claims, of all or of this owner.
   */
  readonly claim: (claim: Claim, granted: () => void) => (() => void) | undefined
  /** Takes room in any case, for what is certainly used. */
  readonly take: (claim: Claim) => () => void
  /** How many bytes are missing for what waits for others; 0 if nothing does. */
  readonly missing: () => number
}

/**
 * Room for a bounded number of bytes. It goes to the owner who has the least of it, and among equals to who has waited the
 * longest: however much others want, an owner without any is next.
 */
export const makeRoom = (bounds: Bounds): Room => {
  const { bytesOfOwner, claimsOfOwner = Infinity } = bounds
  let left = bounds.bytes
  const owners = new Map<string, { readonly bytes: number; readonly claims: number }>()
  let queue: readonly Waiting[] = []

  const heldBy = (owner: string) => owners.get(owner) ?? { bytes: 0, claims: 0 }
  const change = (owner: string, bytes: number, count: 1 | -1) => {
    const [held, claims] = [heldBy(owner), heldBy(owner).claims + count]
    left -= bytes
    if (claims === 0) owners.delete(owner)
    else owners.set(owner, { bytes: held.bytes + bytes, claims })
  }
  const isWithinOwn = ({ owner, bytes }: Claim) => heldBy(owner).bytes + bytes <= bytesOfOwner
  /** The first of those that wait for others, not for what is their owner's own. */
  const next = (): Waiting | undefined => {
    const [first] = queue.filter(isWithinOwn).sort((one, other) => heldBy(one.owner).bytes - heldBy(other.owner).bytes)
    return first
  }
  const grant = () => {
    for (let first = next(); first !== undefined && first.bytes <= left; first = next()) {
      const { granted } = first
      queue = queue.filter((waiting) => waiting !== first)
      change(first.owner, first.bytes, 1)
      granted()
    }
  }
  const bounded = ({ owner, bytes }: Claim): Claim => ({ owner, bytes: Math.min(bytes, bytesOfOwner) })
  const taken = ({ owner, bytes }: Claim) => {
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      change(owner, -bytes, -1)
      grant()
    }
  }
  const take = (wanted: Claim) => {
    const claim = bounded(wanted)
    change(claim.owner, claim.bytes, 1)
    return taken(claim)
  }
  const isNext = (claim: Claim): boolean => {
    const first = next()
    const isBefore = first === undefined || heldBy(claim.owner).bytes < heldBy(first.owner).bytes
    return isBefore && claim.bytes <= left && isWithinOwn(claim)
  }
  return {
    claim: (wanted, granted) => {
      const claim = bounded(wanted)
      const ownWaiting = queue.filter(({ owner }) => owner === claim.owner).length
      if (heldBy(claim.owner).claims + ownWaiting >= claimsOfOwner) return undefined
      if (isNext(claim)) {
        const release = take(claim)
        granted()
        return release
      }
      if (queue.length >= bounds.waiting || ownWaiting >= bounds.waitingOfOwner) return undefined
      let release: (() => void) | undefined
      const waiting: Waiting = {
        ...claim,
        granted: () => {
          release = taken(claim)
          granted()
        },
      }
      queue = [...queue, waiting]
      return () => {
        release?.()
        queue = queue.filter((other) => other !== waiting)
      }
    },
    take,
    missing: () => Math.max(0, (next()?.bytes ?? 0) - left),
  }
}
