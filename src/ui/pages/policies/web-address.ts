/** Only an address of the web is opened; anything else that a server sends is shown as text. */
export const isWebAddress = (text: string | undefined): text is string =>
  text !== undefined && /^(https?:\/\/|\/(?!\/))/i.test(text)
