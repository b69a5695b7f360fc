type Stored = Readonly<Record<string, string | number | boolean | undefined>>

/** Stored details as the fields of a form: numbers as they are typed, nothing for what an earlier version did not store. */
export const formFields = (details: Stored): Readonly<Record<string, string | boolean>> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, typeof value === 'number' ? String(value) : value]],
    ),
  )

/** Texts that name the same person or thing have the same key: only their letters and digits count. */
export const keyOf = (...texts: readonly string[]): string =>
  texts
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
