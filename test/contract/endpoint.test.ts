import { right } from 'fp-ts/Either'
import { Void } from '../../src/contract/codecs'
import { endpoint } from '../../src/contract/endpoint'

const call = (path: `/${string}`) =>
  endpoint({ method: 'GET', path, result: Void, doc: 'A call.', writes: false, needsLogIn: true })

describe('[WIRE-02] a row of the table', () => {
  test('is named by its path without the prefix of the services', () => {
    expect([call('/services/app/Policy/GetAll').name, call('/TokenAuth/LogOut').name]).toEqual([
      'Policy/GetAll',
      'TokenAuth/LogOut',
    ])
  })

  test('has no query, no body and a normal size unless it says so', () => {
    const { query, body, size } = call('/services/app/Policy/GetAll')
    expect([query.name, body.name, size]).toEqual(['no query', 'no body', 'normal'])
    expect([query.encode({}), body.encode(undefined)]).toEqual([{}, undefined])
  })

  test('without a query or a body ignores what a client sends', () => {
    const { query, body } = call('/services/app/Policy/GetAll')
    expect([query.decode({ Filter: 'car' }), body.decode({ name: 'car' })]).toEqual([right({}), right(undefined)])
    expect([
      [query.is({}), query.is('car')],
      [body.is(undefined), body.is({})],
    ]).toEqual([
      [true, false],
      [true, false],
    ])
  })
})
