/** @jest-environment node */
import { left } from 'fp-ts/Either'
import { besideForm, failureOf, messageOrData } from '../../../src/domain/failure/failure'
import type { PortError } from '../../../src/domain/failure/port-error'
import { getPolicies } from '../../../src/contract/policy'
import { saveDocument } from '../../../src/contract/kyc'
import { saveBeneficiary } from '../../../src/contract/beneficiary'
import { getCurrentUserProfile } from '../../../src/contract/profile'
import { readAnswer } from '../../../src/adapters/http/answer'
import { abpMessages, failure, type WireError } from '../../../src/contract/envelope'

const plain: WireError = { code: 0, message: undefined, details: undefined, validationErrors: undefined }

const answerOf = <R>(status: number, body: string, row: Parameters<typeof readAnswer<R>>[0]): PortError => {
  const answer = readAnswer(row, new Response(body, { status }), body, { report: () => undefined, now: () => 0 })
  if (answer._tag === 'Right') throw new Error('This answer is no failure.')
  return answer.left
}
const failed = (status: number, error: Partial<WireError>) =>
  answerOf(status, JSON.stringify(failure({ ...plain, ...error })), getPolicies)

const online = 'An error occurred during operation'
const refused = 'This could not be accepted.'

/** ABP's two sentences in each language that it has: an internal error, and a refused input. */
const sentences: readonly (readonly [language: string, internal: string, refusal: string])[] = [
  ['XmlSource/AbpWeb-ar', 'حدث خطأ داخلي أثناء تنفيذ طلبك!', 'طلبك غير صحيح!'],
  [
    'XmlSource/AbpWeb-ca-ES',
    "S'ha produït un error intern durant la seva sol·licitud!",
    'La seva sol·licitud no és vàlida!',
  ],
  ['XmlSource/AbpWeb-de', 'Ein interner Fehler ist aufgetreten!', 'Die Anfrage war ungültig!'],
  ['XmlSource/AbpWeb-es', 'Un error interno ha ocurrido durante su solicitud!', 'Su solicitud no es válida!'],
  ['XmlSource/AbpWeb-fa', 'خطایی در درخواست شما رخ داده است!', 'درخواست شما معتبر نمی باشد!'],
  ['XmlSource/AbpWeb-fr', "Une erreur interne s'est produite !", "Votre demande n'est pas valide !"],
  ['XmlSource/AbpWeb-it', 'Si è verificato un errore interno durante la richiesta!', 'La tua richiesta non è valida!'],
  ['XmlSource/AbpWeb-lt', 'Įvyko vidinė serverio klaida apdorojant užklausą!', 'Jūsų užklausa turi klaidų!'],
  ['XmlSource/AbpWeb-lv', 'Jūsu pieprasījuma laikā radās iekšēja kļūda!', 'Jūsu pieprasījums nav derīgs!'],
  ['XmlSource/AbpWeb-nl', 'Er is een interne fout opgetreden tijdens uw aanvraag!', 'Uw aanvraag is niet geldig!'],
  ['XmlSource/AbpWeb-pl', 'Wystąpił nieznany błąd dla Twojego żądania!', 'Twoje żądanie jest nieprawidłowe!'],
  ['XmlSource/AbpWeb-pt-BR', 'Ocorreu um erro interno durante sua requisição!', 'O seu pedido está inválido!'],
  [
    'XmlSource/AbpWeb-ro',
    'A intervenit o eroare internă în timpul cererii dumneavoastră!',
    'Cererea dumneavoastră nu este validă!',
  ],
  [
    'XmlSource/AbpWeb-ru',
    'Во время исполнения запроса произошла внутренняя ошибка!',
    'Ваш запрос не является действительным!',
  ],
  ['XmlSource/AbpWeb-sv', 'Ett internt fel uppstod!', 'Ogiltig förfrågan!'],
  ['XmlSource/AbpWeb-tr', 'Sayfa işlenirken sunucu tarafında beklenmedik bir hata oluştu!', 'İşleminiz geçerli değil!'],
  ['XmlSource/AbpWeb-uk', 'Під час виконання запиту відбулася внутрішня помилка!', 'Ваш запит не є дійсним!'],
  ['XmlSource/AbpWeb-zh-Hans', '对不起,在处理您的请求期间,产生了一个服务器内部错误!', '您的请求无效!'],
  ['XmlSource/AbpWeb', 'An internal error occurred during your request!', 'Your request is not valid!'],
]

describe.each(sentences)('ABP’s standard sentences in %s', (_, internal, refusal) => {
  test('[TAP-22: sentences] an internal error is one in English, and no customer reads it', () => {
    const error = failed(500, { message: internal })
    expect(error).toMatchObject({ _tag: 'Rejected', message: abpMessages.internal })
    expect(failureOf(error).message).toBe(online)
    expect(messageOrData(error)).toBe(abpMessages.internal)
  })

  test('[TAP-22: sentences] a refused input says what its fields say', () => {
    const narrative = `${refusal}\r\n - Le champ Name est requis.\r\n`
    const violations = [{ message: 'Too long.', members: ['Name'] }]
    const error = failed(400, { message: refusal, details: narrative, validationErrors: violations })
    expect(besideForm(failureOf(error))).toBeUndefined()
    for (const validationErrors of [[], undefined]) {
      const alone = failureOf(failed(400, { message: refusal, details: narrative, validationErrors }))
      expect(alone).toMatchObject({ message: refused, details: expect.not.stringContaining('champ') as unknown })
    }
  })

  test('a business rule keeps its words at any status', () => {
    expect(failed(200, { message: internal })).toMatchObject({ message: internal })
    expect(failed(500, { message: internal, code: 7 })).toMatchObject({ message: internal, code: 7 })
  })
})

test('[TAP-22: sentences] a refused input in words of a server’s own is known by its narrative', () => {
  const violations = [{ message: 'Trop long.', members: [] }]
  const error = failed(400, {
    message: 'Désolé !',
    details: 'Voici :\r\n - Trop long.\r\n',
    validationErrors: violations,
  })
  expect(failureOf(error)).toMatchObject({ message: refused, violations: ['Trop long.'] })
})

test.each([
  [500, { message: 'Wrong verification code!' }],
  [500, { message: 'Login failed!', details: 'Invalid user name or password' }],
  [400, { message: 'No cover.', code: 4, details: ' - Yet.' }],
  [400, { message: 'No.', details: 'Because.' }],
  [400, { message: 'This quote has ended.' }],
])('the server’s own words stay: %i %j', (status, error) => {
  expect(failed(status, error)).toMatchObject(error)
})

describe('[TAP-22: too large] 413', () => {
  const page = '<html><head><title>413 Request Entity Too Large</title></head></html>'
  const envelope = JSON.stringify(failure({ ...plain, message: 'The request is too large.' }))

  test.each([page, envelope, ''])('is said at the file of an upload: %s', (body) => {
    for (const error of [answerOf(413, body, saveDocument), answerOf(413, body, saveBeneficiary)].map(failureOf)) {
      expect(error.fields).toEqual([{ field: 'data', message: 'This file is too large for us to receive' }])
      expect(besideForm(error)).toBeUndefined()
    }
  })

  test.each([page, ''])('of a call without a file is a refusal, and no outage: %s', (body) => {
    expect(failureOf(answerOf(413, body, getCurrentUserProfile))).toMatchObject({ message: refused, fields: [] })
  })
})

test.each([
  ['Mon, 02 Mar 2026 12:10:00 GMT', { date: 'Mon, 02 Mar 2026 12:00:00 GMT' }, 600],
  ['Mon, 02 Mar 2026 12:10:00 GMT', {}, 600],
  ['Monday, 02-Mar-26 12:00:30 GMT', {}, 30],
  ['Mon, 02 Mar 2026 11:00:00 GMT', {}, 1],
  ['soon', { date: 'yesterday' }, 60],
  ['3600', {}, 3_600],
])('[TAP-24] Retry-After is read as a date: %s, %j', (value, headers, retryAfter) => {
  const response = new Response('', { status: 429, headers: { 'retry-after': value, ...headers } })
  const now = () => Date.parse('2026-03-02T12:00:00Z')
  expect(readAnswer(getPolicies, response, '', { report: () => undefined, now })).toEqual(
    left({ _tag: 'RateLimited', retryAfter, answer: undefined }),
  )
})
