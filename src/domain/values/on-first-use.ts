/**
 * Creates a value on first use and returns the same one afterwards. Meant for `Intl` formats: creating one takes tens
 * of milliseconds on a cheap phone, which a screen without dates would waste.
 */
export const onFirstUse = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined
  return () => (made ??= { value: make() }).value
}
