/** A row of `Your cover`: what it is, what it covers, and its state. */
export const coverText = (title: string, thing: string, state: string): string => `${title}, ${thing}: ${state}`

/** A row of `For you to do`. */
export const toDoText = (title: string, text: string): string => `To do: ${title}. ${text}`
