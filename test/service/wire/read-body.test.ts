import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import type { Mixed } from 'io-ts'
import { endpoints, type EndpointName } from '../../../src/contract/table'
import { rulesFor } from '../../../src/service/start/handlers'
import type { Parts } from '../../../src/service/start/parts'
import { InvalidRequestError, violation, type Violation } from '../../../src/service/wire/errors'
import { readBody } from '../../../src/service/wire/read-body'

const deps = {
  config: { ruleSet: 'corrected' },
  clock: { business: () => new Date('2025-06-16T12:00:00Z') },
} as unknown as Parts
const customer = { id: 'c', emailAddress: 'ada@mail.test', name: 'Ada', surname: 'Obi', session: 's' }
const rules = rulesFor(deps) as Readonly<Record<string, (call: unknown) => ReturnType<Parameters<typeof readBody>[2]>>>
const codecOf = (name: string): Mixed => endpoints[name as EndpointName].body

/** The violations that a body is refused with; none if it is not. */
const refused = (codec: Mixed, value: unknown, found: Parameters<typeof readBody>[2]): readonly Violation[] => {
  try {
    readBody(codec, value, found)
    return []
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.violations
    throw error
  }
}

const violationsIn = (name: string, value: unknown) =>
  refused(codecOf(name), value, (body) => rules[name]?.({ body, query: {}, customer }) ?? [])

const employer = endpoints.saveEmployer.body

/** A JSON value that has some of the codec's own names, so that its fields are reached. */
const bodyOf = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) return fc.oneof(fc.jsonValue(), fc.array(bodyOf(value[0]), { maxLength: 2 }))
  if (typeof value !== 'object' || value === null) return fc.oneof(fc.constant(value), fc.jsonValue())
  const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bodyOf(inner)]))
  return fc.oneof({ weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }) }, fc.jsonValue())
}

const shapes: Readonly<Record<string, unknown>> = {
  vehicleQuote: {
    signature: 'a',
    productId: 101,
    vehicles: [{ makeId: 1, modelId: 1, value: 5, colour: 'b', isCommercial: true }],
  },
  homeQuote: { signature: 'a', productId: 401, building: [{ city: 'b', items: [{ itemDesc: 'c', itemValue: 5 }] }] },
  saveMedical: { medicalAnswers: [{ question: 'a', selected: true }] },
  saveBeneficiary: {
    surname: 'a',
    sharePercentage: 5,
    data: { data: 'b', type: 'Signature', issueDate: '2020-01-01' },
  },
}

describe('[ABP-05] a body', () => {
  test.each(Object.keys(rules))(
    'of %s: no value makes its rules throw, and violations are of different fields',
    (name) => {
      fc.assert(
        fc.property(bodyOf(shapes[name] ?? { name: 'a', bvn: '1' }), (value) => {
          const violations = violationsIn(name, value)
          const members = violations.map((entry) => entry.members.join())
          expect(new Set(members).size).toBe(members.length)
          if (!isRight(codecOf(name).decode(value)) && typeof value !== 'object') expect(violations).not.toEqual([])
        }),
      )
    },
  )

  test('that can be read has only the violations of its rules', () => {
    const body = {
      taxNumber: 't',
      name: 'n',
      description: '',
      company: 'c',
      companyCountry: 'Nigeria',
      companyAddress: 'a',
      mobileNo: '1',
    }
    const rule = violation('mobileNo', 'Odd.')
    expect(readBody(employer, body, () => [null])).toEqual(body)
    expect(refused(employer, body, () => [null, rule])).toEqual([rule])
  })

  test('keeps the violations of rules apart from a field, its parts and its list that cannot be read', () => {
    const body = { medicalAnswers: [{ question: 'a', selected: 'yes' }] }
    const found = ['medicalAnswers', 'medicalAnswers[0].selected', 'medicalAnswers[0].question', 'medical'].map(
      (member) => violation(member, 'A rule.'),
    )
    const violations = refused(endpoints.saveMedical.body, body, () => found)
    expect(violations.map(({ members, message }) => `${members.join()}: ${message}`)).toEqual([
      'medicalAnswers[0].selected: The field medicalAnswers[0].selected must be true or false.',
      'medicalAnswers[0].question: A rule.',
      'medical: A rule.',
    ])
  })

  test('keeps the violations of rules apart from the parts of a list that is none', () => {
    const found = ['medicalAnswers[0].question', 'medical'].map((member) => violation(member, 'A rule.'))
    const violations = refused(endpoints.saveMedical.body, { medicalAnswers: 'none' }, () => found)
    expect(violations.map(({ members }) => members)).toEqual([['medicalAnswers'], ['medical']])
  })

  test('has at most fifty violations', () => {
    const body = { medicalAnswers: Array.from({ length: 100 }, () => ({})) }
    expect(violationsIn('saveMedical', body)).toHaveLength(50)
  })

  test('that is no object has one violation, and no rule runs', () => {
    expect(refused(employer, 'text', () => [violation('name', 'A rule.')])).toEqual([
      { message: 'The request must be a JSON object.', members: [] },
    ])
  })
})

describe('[RUN-07: lists] a list that is too long', () => {
  /** A list whose items cannot be read. */
  const unreadable = (length: number) => {
    const list = Array.from({ length }, () => ({}))
    return new Proxy(list, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) throw new Error('an item was read')
        return Reflect.get(target, key) as unknown
      },
    })
  }

  test.each([
    ['vehicleQuote', { vehicles: unreadable(21) }, 'vehicles', 'At most 20 vehicles.'],
    ['homeQuote', { BUILDING: unreadable(6) }, 'building', 'At most 5 buildings.'],
    ['homeQuote', { building: [{}, { items: unreadable(51) }] }, 'building[1].items', 'At most 50 items.'],
    ['saveMedical', { medicalAnswers: unreadable(101) }, 'medicalAnswers', 'At most 100 medical answers.'],
  ])('in the body of %s is refused alone, before its items are read (%#)', (name, body, member, message) => {
    expect(violationsIn(name, body)).toEqual([{ members: [member], message }])
  })

  test('is one item longer than the longest', () => {
    const vehicles = Array.from({ length: 20 }, () => ({}))
    expect(violationsIn('vehicleQuote', { vehicles })).toHaveLength(50)
  })
})
