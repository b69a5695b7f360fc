/** What a field tells a phone about its keyboard: the keys, the capitals, and whether to check the spelling. */
export const keyboardOf = (field: HTMLElement): string =>
  ['inputmode', 'autocapitalize', 'spellcheck']
    .map((name) => field.getAttribute(name))
    .filter((value) => value !== null)
    .join(' ')
