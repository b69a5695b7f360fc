import { isSome } from 'fp-ts/Option'
import { formatMoney, fromNaira } from '../../../domain/values/money'
import { percentage, percentText } from '../../../domain/values/percentage'
import { relationshipTypes } from '../../beneficiary/relationship-types'
import type { Insured, Section } from './cover'
import type { Line } from '../line'

/** A line, unless the details of the quote do not say it: earlier versions stored less. */
export const line = (label: string, value: string | undefined): readonly Line[] =>
  value === undefined || value.trim() === '' ? [] : [[label, value]]

/** A sum insured, a limit or the excess, unless there is none. */
export const sum = (label: string, value: string | undefined): readonly Line[] =>
  line(label, value).map(([name, text]) => [name, text, 'sum'])

/** How long a cover lasts. */
export const DURATION = 'Duration'

/** An amount of naira as it is shown; `undefined` for none. */
export const amount = (naira: number | undefined): string | undefined => {
  const exact = naira === undefined ? undefined : fromNaira(naira)
  return exact !== undefined && isSome(exact) ? formatMoney(exact.value) : undefined
}

/** `Vehicle`, or `Vehicle 2 of 3` if there are several. */
export const numbered = (title: string, index: number, count: number): string =>
  count === 1 ? title : `${title} ${index + 1} of ${count}`

const relationshipOf = (code: string): string =>
  relationshipTypes.find(({ relationshipCode }) => relationshipCode === code)?.relationshipName ?? code

/** The beneficiaries that the customer has named, with their shares. */
export const beneficiaryTable = ({ beneficiaries }: Insured): readonly Section[] =>
  beneficiaries.length === 0
    ? []
    : [
        {
          title: 'Beneficiaries',
          columns: ['Name', 'Relationship', 'Share'],
          rows: beneficiaries.map(({ otherNames, surname, relationshipType, shareHundredths }) => [
            `${otherNames} ${surname}`,
            relationshipOf(relationshipType),
            `${percentText(percentage(BigInt(shareHundredths)))} %`,
          ]),
        },
      ]

/** The facts of a section; of a table's row the first column is the label. */
const factsOf = (section: Section): readonly Line[] =>
  'rows' in section ? section.rows.map(([label = '', ...values]) => [label, values.join(', ')]) : section.lines

/**
 * All sections as one list of facts, for checkout and the policy. A label that several sections
 * have begins with the section's title: `Vehicle 2 of 3: Plate`.
 */
export const linesOf = (sections: readonly Section[]): readonly Line[] => {
  const facts = sections.flatMap((section) =>
    factsOf(section).map(([label, ...rest]) => ({ title: section.title, label, rest })),
  )
  const titles = new Map<string, string | undefined>()
  for (const { label, title } of facts)
    titles.set(label, titles.has(label) && titles.get(label) !== title ? undefined : title)
  return facts.map(({ title, label, rest }) => [titles.get(label) === title ? label : `${title}: ${label}`, ...rest])
}
