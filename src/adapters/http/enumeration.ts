type WireValue = string | number | undefined

/**
 * The name of an enumeration's member, sent as text in any case, or as its zero-based place in `names` (the order of the
 * specification). An unknown member is returned as it came.
 */
export const nameIn =
  (names: ReadonlyArray<string>) =>
  (value: WireValue): string | undefined => {
    if (value === undefined) return undefined
    const known =
      typeof value === 'number' ? names[value] : names.find((name) => name.toLowerCase() === value.trim().toLowerCase())
    return known ?? String(value)
  }

/** The text of an enumeration whose members the specification does not list. */
export const textOf = nameIn([])
