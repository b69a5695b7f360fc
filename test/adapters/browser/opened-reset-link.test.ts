import { makeOpenedResetLink } from '../../../src/adapters/browser/opened-reset-link'

const link = { userId: '7', resetCode: 'the+code', c: undefined, expireDate: undefined }

/** A browser at an address; `opens` changes its fragment without loading a document. */
const browserAt = (address: string) => {
  const listeners: (() => void)[] = []
  const history: string[] = []
  const location = { pathname: '', search: '', hash: '' }
  const show = (to: string) => {
    const { pathname, search, hash } = new URL(to, 'https://portal.test')
    Object.assign(location, { pathname, search, hash })
  }
  show(address)
  const opened = makeOpenedResetLink({
    location,
    history: {
      state: { from: '/login' },
      replaceState: (state: unknown, _: string, to: string) => {
        history.push(`${JSON.stringify(state)} ${to}`)
        show(to)
      },
    },
    addEventListener: (name: string, listener: unknown) => {
      if (name === 'popstate') listeners.push(listener as () => void)
    },
  } as Parameters<typeof makeOpenedResetLink>[0])
  const opens = (to: string) => {
    show(to)
    listeners.forEach((listener) => {
      listener()
    })
  }
  return { opened, opens, history, at: () => location.pathname + location.search + location.hash }
}

describe('the link of a reset mail', () => {
  test('[ACC-02] is taken out of the address at once, and kept until it was used', () => {
    const { opened, history, at } = browserAt('/login#reset?userId=7&resetCode=the%2Bcode')
    expect(at()).toBe('/login#reset')
    expect(history).toEqual(['{"from":"/login"} /login#reset'])
    expect([opened.read(), opened.read()]).toEqual([link, link])
    opened.forget()
    expect(opened.read()).toBeUndefined()
  })

  test('[ACC-02] has the further parameters of an ASP.NET Zero server', () => {
    const { opened } = browserAt(
      '/login/#Reset?c=en%2Fcrypted&expireDate=2030-01-01T00%3A00&resetCode=the%2Bcode&userId=7',
    )
    expect(opened.read()).toEqual({ ...link, c: 'en/crypted', expireDate: '2030-01-01T00:00' })
  })

  test.each(['userId=7', 'resetCode=x', 'userId=&resetCode=x', 'userId=7&resetCode=', ''])(
    '[ACC-02] without a part (%j) is no link, and is taken out of the address too',
    (parameters) => {
      const { opened, at } = browserAt(`/login#reset?${parameters}`)
      expect([opened.read(), at()]).toEqual([undefined, '/login#reset'])
    },
  )

  test.each([
    '/login',
    '/login#reset',
    '/login#forgot',
    '/login?reset?userId=7&resetCode=x',
    '/dashboard#x?userId=7&resetCode=x',
  ])('is not in %s, which stays as it is', (address) => {
    const { opened, history } = browserAt(address)
    expect([opened.read(), history]).toEqual([undefined, []])
  })

  test('[ACC-02] that is opened later in this tab is taken too, and reported', () => {
    const { opened, opens, at } = browserAt('/login')
    const heard: unknown[] = []
    const stop = opened.watch((other) => heard.push(other))
    opens('/login#reset?userId=7&resetCode=the%2Bcode')
    expect([at(), opened.read()]).toEqual(['/login#reset', link])
    opens('/login#forgot')
    opens('/login#reset?userId=8')
    stop()
    opens('/login#reset?userId=9&resetCode=x')
    expect(heard).toEqual([link, undefined])
    expect(opened.read()).toMatchObject({ userId: '9' })
  })

  test('[SIGN-02] may come with the answer to a log-in', () => {
    const { opened, history } = browserAt('/login')
    const heard: unknown[] = []
    opened.watch((opening) => void heard.push(opening))
    opened.open(link)
    expect([opened.read(), heard, history]).toEqual([link, [link], []])
    opened.forget()
    expect(opened.read()).toBeUndefined()
  })
})
