import { left, right } from 'fp-ts/Either'
import type { DraftPolicy } from '../../rules/draft-policy'
import type { FieldFailure, Parsed } from '../../rules/rule'
import { medicalMessages } from '../messages'
import type { SavedAnswer } from '../saved-record'
import type { Part } from './part'

/** The answer to each question, in the order of the questions: `Yes`, `No`, or empty. */
export type MedicalForm = { readonly answers: readonly string[] }
export type MedicalAnswer = { readonly question: string; readonly selected: boolean }

export const emptyMedical: MedicalForm = { answers: [] }

const draft: DraftPolicy<MedicalForm> = { answers: 'never' }

/** The saved answers in the order of the questions; a question without one is unanswered. */
const answersFrom = (questions: readonly string[], saved: readonly MedicalAnswer[]): readonly string[] =>
  questions.map((question) => {
    const answer = saved.find((entry) => entry.question === question)
    if (answer === undefined) return ''
    return answer.selected ? 'Yes' : 'No'
  })

/** The field name of a question, by its index. */
export const answerField = (index: number): `answers[${number}]` => `answers[${index}]`

/** Parses the answers: every question must be answered; none is preset. */
export const parseMedical =
  (questions: readonly string[]) =>
  (form: MedicalForm): Parsed<readonly MedicalAnswer[]> => {
    const failures = questions.flatMap((_, index): FieldFailure[] =>
      form.answers[index] === 'Yes' || form.answers[index] === 'No'
        ? []
        : [{ field: answerField(index), message: medicalMessages.unanswered }],
    )
    const [first, ...rest] = failures
    return first === undefined
      ? right(questions.map((question, index) => ({ question, selected: form.answers[index] === 'Yes' })))
      : left([first, ...rest])
  }

export const medical: Part<MedicalForm, readonly MedicalAnswer[], readonly SavedAnswer[]> = {
  heading: 'Medical',
  empty: () => emptyMedical,
  draft,
  parse: ({ questions }) => parseMedical(questions),
  saved: 'Medicals saved successfully',
  // The answers need the list of questions first.
  fill: (form, saved, { questions }) => (form.answers.length === 0 ? { answers: answersFrom(questions, saved) } : form),
}
