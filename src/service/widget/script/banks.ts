import { inputOf } from './page'

const field = inputOf('bankId')

const banks = [...(field.list?.options ?? [])]

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const namesOf = ({ value, label }: HTMLOptionElement): readonly string[] => [value, ...label.split(', ')].map(plain)

/** The bank that a text means: by its name, by a familiar name, or by a part of either that no other bank has. */
const bankMeant = (text: string): HTMLOptionElement | undefined => {
  const wanted = plain(text)
  if (wanted === '') return undefined
  const exact = banks.filter((bank) => namesOf(bank).includes(wanted))
  const found = exact.length > 0 ? exact : banks.filter((bank) => namesOf(bank).some((name) => name.includes(wanted)))
  return found.length === 1 ? found[0] : undefined
}

/** The id of the bank that a text means. */
export const bankIdOf = (text: string): string => bankMeant(text)?.dataset['id'] ?? ''

/** Writes the whole name of the bank that was meant. */
export const completeBank = (): void =>
  field.addEventListener('change', () => {
    field.value = bankMeant(field.value)?.value ?? field.value
  })
