/** A labelled fact for the customer; a `sum` says what is paid at most, or what the customer bears. */
export type Line = readonly [label: string, value: string, role?: 'sum']
