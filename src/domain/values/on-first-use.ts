/**
 * Makes something when it is first wanted, and gives the same one after that. For formats of `Intl`: making one takes a
 * cheap phone tens of milliseconds, which a screen that shows no date would spend for nothing.
 */
export const onFirstUse = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined
  return () => (made ??= { value: make() }).value
}
