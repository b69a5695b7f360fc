import { coveredPerson } from '../../../../src/service/shop/quote/covered'

test.each([
  [{ signature: ' Aminu Traveller ' }, 'Aminu Traveller'],
  [{ signature: 'MOTOR' }, 'Own Name'],
  [{ signature: ' ' }, 'Own Name'],
  [{}, 'Own Name'],
  [null, 'Own Name'],
])('[COVER-02] a quote with the details %j covers %s', (details, covered) => {
  expect(coveredPerson({ details, name: 'Own Name' })).toBe(covered)
})
