import fc from 'fast-check'
import { isRight } from 'fp-ts/Either'
import { fieldMessages } from '../../../src/domain/rules/field-messages'
import { travel } from '../../../src/domain/quote/travel'
import { days } from '../../support/arbitraries'
import { aTravelForm, someChoices } from '../../support/shop-builders'
import { failuresOf, valid } from '../../support/parsed'

const parse = travel.parse(someChoices)

const two = (value: number) => String(value).padStart(2, '0')
const times = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
const moments = fc.tuple(days, times)

describe('travel form', () => {
  test('[TRAVEL-01] [FORM-02] every field has its message', () => {
    expect(failuresOf(parse(travel.empty))).toEqual({
      signature: 'Please enter full name',
      destination: 'Please select your destination',
      passportNo: 'Please enter your passport number',
      depaturedate: 'Please enter a departure date',
      depaturetime: 'Please enter a departure time',
      arrivaldate: 'Please enter an arrival date',
      arrivaltime: 'Please enter an arrival time',
    })
    expect(failuresOf(parse(aTravelForm()))).toEqual({})
  })

  test.each(['2025-02-30', '2025-13-01', '25-01-01', '2025-1-1', 'soon'])('[TRAVEL-01] %p is not a date', (day) => {
    const dates = { depaturedate: day, arrivaldate: day }
    expect(failuresOf(parse(aTravelForm(dates)))).toEqual({
      depaturedate: fieldMessages.date,
      arrivaldate: fieldMessages.date,
    })
  })

  test.each(['24:00', '9:30', '09:60', '0930', 'noon'])('[TRAVEL-01] %p is not a time', (time) => {
    const hours = { depaturetime: time, arrivaltime: time }
    expect(failuresOf(parse(aTravelForm(hours)))).toEqual({
      depaturetime: 'Please enter a departure time',
      arrivaltime: 'Please enter an arrival time',
    })
  })

  test('[TRAVEL-03] an arrival before departure is reported at the date or, on the same day, at the time', () => {
    const message = 'Arrival cannot be before departure'
    expect(failuresOf(parse(aTravelForm({ arrivaldate: '2025-06-30' })))).toEqual({ arrivaldate: message })
    const sameDay = { arrivaldate: '2025-07-01', arrivaltime: '09:29' }
    expect(failuresOf(parse(aTravelForm(sameDay)))).toEqual({ arrivaltime: message })
    expect(failuresOf(parse(aTravelForm({ ...sameDay, arrivaltime: '09:30' })))).toEqual({})
  })

  test('[TRAVEL-03] two moments are valid exactly if the second is not before the first', () => {
    fc.assert(
      fc.property(moments, moments, ([depaturedate, depaturetime], [arrivaldate, arrivaltime]) => {
        const form = aTravelForm({ depaturedate, depaturetime, arrivaldate, arrivaltime })
        const [left, right] = [`${depaturedate}T${depaturetime}Z`, `${arrivaldate}T${arrivaltime}Z`]
        const anyDay = travel.parse({ ...someChoices, today: undefined })
        expect(isRight(anyDay(form))).toBe(Date.parse(right) >= Date.parse(left))
      }),
    )
  })
})

describe('a trip', () => {
  test.each([
    ['2025-06-15', 'Departure cannot be in the past'],
    ['2025-06-16', undefined],
    ['2026-06-16', undefined],
    ['2026-06-17', 'Departure must be within a year from today'],
  ])('[COVER-05: within a year] begins today or later and within a year: on %s %s', (date, message) => {
    const trip = aTravelForm({ depaturedate: date, arrivaldate: date })
    expect(failuresOf(parse(trip))['depaturedate']).toBe(message)
  })

  test.each([
    ['2025-06-16', '13:00', { arrivaltime: 'Arrival cannot be in the past' }],
    ['2025-06-16', '13:01', {}],
    ['2025-06-17', '00:01', {}],
  ])('[LIFE-04] ends after now: at 13:00 of 16 June one until %s, %s', (arrivaldate, arrivaltime, failures) => {
    const trip = aTravelForm({ depaturedate: '2025-06-16', depaturetime: '00:00', arrivaldate, arrivaltime })
    expect(failuresOf(parse(trip))).toEqual(failures)
    expect(failuresOf(travel.parse({ ...someChoices, time: undefined })(trip))).toEqual({})
  })

  test('[COVER-05: longest stay] ends within the longest stay of its product; without one the server decides', () => {
    const failures = (productCode: string, arrivaldate: string) =>
      failuresOf(
        travel.parse({ ...someChoices, productCode })(aTravelForm({ depaturedate: '2025-07-01', arrivaldate })),
      )
    expect(failures('TRS', '2025-12-27')).toEqual({})
    expect(failures('TRS', '2025-12-28')).toEqual({ arrivaldate: 'A trip can last 180 days at most with this product' })
    expect(failures('TRA', '2025-09-28')).toEqual({})
    expect(failures('TRA', '2025-09-29')).toEqual({ arrivaldate: 'A trip can last 90 days at most with this product' })
    expect(failures('other', '2030-01-01')).toEqual({})
  })
})

describe('travel quote', () => {
  test('[TRAVEL-02] sends the spelling of the wire, the country code, and the local moments', () => {
    const spaced = aTravelForm({ signature: ' First Last ', passportNo: ' A12345678' })
    expect(valid(parse(spaced))).toEqual({
      kind: 'travel',
      signature: 'First Last',
      productId: 101,
      destination: 'GH',
      arrivaldate: '2025-07-08T18:05:00',
      depaturedate: '2025-07-01T09:30:00',
      passportNo: 'A12345678',
    })
  })

  test('[TRAVEL-01] a destination that is not offered counts as not chosen', () => {
    expect(failuresOf(parse(aTravelForm({ destination: 'XX' })))).toEqual({
      destination: 'Please select your destination',
    })
  })
})
