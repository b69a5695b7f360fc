import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import type { Mixed } from 'io-ts'
import { endpoints, type EndpointName } from '../../../src/contract/table'
import type { Deps } from '../../../src/sandbox/dependencies'
import { rulesFor } from '../../../src/sandbox/handlers'
import { violation } from '../../../src/sandbox/wire/errors'
import { readBody } from '../../../src/sandbox/wire/read-body'

const deps = { config: { ruleSet: 'corrected' }, clock: () => new Date('2025-06-16T12:00:00Z') } as unknown as Deps
const customer = { id: 'c', emailAddress: 'ada@mail.test', name: 'Ada', surname: 'Obi', session: 's' }
const rules = rulesFor(deps) as Readonly<Record<string, (call: unknown) => ReturnType<Parameters<typeof readBody>[2]>>>
const codecOf = (name: string): Mixed => endpoints[name as EndpointName].body

const read = (name: string, value: unknown) =>
  readBody(codecOf(name), value, (body) => rules[name]?.({ body, query: {}, customer }) ?? [])

const employer = endpoints.saveEmployer.body

/** A JSON value that has some of the codec's own names, so that its fields are reached. */
const bodyOf = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) return fc.oneof(fc.jsonValue(), fc.array(bodyOf(value[0]), { maxLength: 2 }))
  if (typeof value !== 'object' || value === null) return fc.oneof(fc.constant(value), fc.jsonValue())
  const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bodyOf(inner)]))
  return fc.oneof({ weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }) }, fc.jsonValue())
}

const shapes: Readonly<Record<string, unknown>> = {
  vehicleQuote: { signature: 'a', productId: 101, vehicles: [{ makeId: 1, modelId: 1, value: 5, colour: 'b', isCommercial: true }] },
  homeQuote: { signature: 'a', productId: 401, building: [{ city: 'b', items: [{ itemDesc: 'c', itemValue: 5 }] }] },
  saveMedical: { medicalAnswers: [{ question: 'a', selected: true }] },
  saveBeneficiary: { surname: 'a', sharePercentage: 5, data: { data: 'b', type: 'Signature', issueDate: '2020-01-01' } },
}

describe('[ABP-05] a body', () => {
  test.each(Object.keys(rules))('of %s: no value makes its rules throw, and violations are of different fields', (name) => {
    fc.assert(
      fc.property(bodyOf(shapes[name] ?? { name: 'a', bvn: '1' }), (value) => {
        const { violations } = read(name, value)
        const members = violations.map((entry) => entry.members.join())
        expect(new Set(members).size).toBe(members.length)
        if (!isRight(codecOf(name).decode(value)) && typeof value !== 'object') expect(violations).not.toEqual([])
      }),
    )
  })

  test('that can be read has only the violations of its rules', () => {
    const body = { taxNumber: 't', name: 'n', description: '', company: 'c', companyCountry: 'Nigeria', companyAddress: 'a', mobileNo: '1' }
    const rule = violation('mobileNo', 'Odd.')
    expect(readBody(employer, body, () => [null, rule])).toEqual({ body, violations: [rule] })
  })

  test('keeps the violations of rules apart from a field, its parts and its list that cannot be read', () => {
    const body = { medicalAnswers: [{ question: 'a', selected: 'yes' }] }
    const found = ['medicalAnswers', 'medicalAnswers[0].selected', 'medicalAnswers[0].question', 'medical'].map((member) =>
      violation(member, 'A rule.'),
    )
    const { violations } = readBody(endpoints.saveMedical.body, body, () => found)
    expect(violations.map(({ members, message }) => `${members.join()}: ${message}`)).toEqual([
      'medicalAnswers[0].selected: The field medicalAnswers[0].selected must be true or false.',
      'medicalAnswers[0].question: A rule.',
      'medical: A rule.',
    ])
  })

  test('keeps the violations of rules apart from the parts of a list that is none', () => {
    const found = ['medicalAnswers[0].question', 'medical'].map((member) => violation(member, 'A rule.'))
    const { violations } = readBody(endpoints.saveMedical.body, { medicalAnswers: 'none' }, () => found)
    expect(violations.map(({ members }) => members)).toEqual([['medicalAnswers'], ['medical']])
  })

  test('that is no object has one violation, and no rule runs', () => {
    expect(readBody(employer, 'text', () => [violation('name', 'A rule.')]).violations).toEqual([
      { message: 'The request must be a JSON object.', members: [] },
    ])
  })
})
