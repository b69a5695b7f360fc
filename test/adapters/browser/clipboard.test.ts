import { left, right } from 'fp-ts/Either'
import { makeClipboard } from '../../../src/adapters/browser/clipboard'

const written = (outcome: 'copies' | 'refuses' | 'is missing') => {
  const texts: string[] = []
  const clipboard = {
    writeText: (text: string) => {
      texts.push(text)
      return outcome === 'copies' ? Promise.resolve() : Promise.reject(new DOMException('no', 'NotAllowedError'))
    },
  }
  return { texts, navigator: outcome === 'is missing' ? {} : { clipboard } }
}

/** The fallback of old browsers: copies the selected text. */
const oldWay = (works: boolean) => {
  const texts: unknown[] = []
  Object.assign(document, {
    execCommand: () => {
      texts.push(Reflect.get(document.activeElement ?? {}, 'value'))
      return works
    },
  })
  return texts
}

const copy = (navigator: ReturnType<typeof written>['navigator']) =>
  makeClipboard({ navigator, document }).copy('CODE')()

describe('the clipboard', () => {
  test('receives a text', async () => {
    const { navigator, texts } = written('copies')
    expect([await copy(navigator), texts]).toEqual([right(undefined), ['CODE']])
  })

  test.each(['refuses', 'is missing'] as const)(
    'that %s is replaced by the fallback, which leaves no element behind',
    async (outcome) => {
      const texts = oldWay(true)
      const button = document.createElement('button')
      document.body.append(button)
      button.focus()
      expect(await copy(written(outcome).navigator)).toEqual(right(undefined))
      expect(texts).toEqual(['CODE'])
      expect(document.activeElement).toBe(button)
      expect(document.querySelector('textarea')).toBeNull()
    },
  )

  test('fails if the fallback copies nothing either', async () => {
    oldWay(false)
    expect(await copy(written('refuses').navigator)).toEqual(left('refused'))
  })
})
