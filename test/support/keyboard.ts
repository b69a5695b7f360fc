/** What a field tells a phone about its keyboard: its type, the keys, the capitals, and whether to check the spelling. */
export const keyboardOf = (field: HTMLElement): string =>
  ['type', 'inputmode', 'autocapitalize', 'spellcheck']
    .map((name) => field.getAttribute(name))
    .filter((value) => value !== null)
    .join(' ')
