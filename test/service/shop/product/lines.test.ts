import fc from 'fast-check'
import { linesOf } from '../../../../src/service/shop/product/particulars'

test('[RUN-16: rows] a label that several sections have begins with the title of its own, and any other stands alone', () => {
  const word = fc.constantFrom('A', 'B', 'C', 'D')
  const section = fc.record({ title: word, lines: fc.array(fc.tuple(word, fc.string()), { maxLength: 4 }) })
  fc.assert(
    fc.property(fc.array(section, { maxLength: 5 }), (sections) => {
      const facts = sections.flatMap(({ title, lines }) => lines.map(([label, value]) => ({ title, label, value })))
      const isUnique = ({ title, label }: (typeof facts)[number]) =>
        facts.every((fact) => fact.label !== label || fact.title === title)
      expect(linesOf(sections)).toEqual(
        facts.map((fact) => [isUnique(fact) ? fact.label : `${fact.title}: ${fact.label}`, fact.value]),
      )
    }),
  )
})
