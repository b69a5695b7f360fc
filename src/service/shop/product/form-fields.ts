type Stored = Readonly<Record<string, string | number | boolean | undefined>>

/** Stored details as the fields of a form: numbers as they are typed, nothing for what an earlier version did not store. */
export const formFields = (details: Stored): Readonly<Record<string, string | boolean>> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, typeof value === 'number' ? String(value) : value]],
    ),
  )
