import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { id } from '../../../src/domain/values/id'
import { FileAddressesContext, useFileLink } from '../../../src/ui/session/file-link'

const MINUTE = 60_000
const FIRST = 'https://files.portal.test/first'
const RENEWED = 'https://files.portal.test/renewed'

const File = ({ address, name }: { readonly address: string; readonly name?: string }) => {
  const { link, fresh } = useFileLink(id(9), address)
  return (
    <>
      <a {...link} download={name}>
        Open
      </a>
      <button
        onClick={() => {
          void fresh().then((current) => (document.title = String(current)))
        }}
      >
        Share
      </button>
    </>
  )
}

/** The addresses that links were followed to. */
const followed: string[] = []
document.addEventListener('click', (event) => {
  const link = event.target
  if (link instanceof HTMLAnchorElement && !event.defaultPrevented) followed.push(link.href)
  event.preventDefault()
})

/** A link whose page was opened a while ago, and what the browser was asked to open. */
const start = (name?: string, renewed: string | null = RENEWED) => {
  const state = { now: 0, renewals: 0, address: FIRST }
  const tab = { opener: window as Window | null, closed: false, at: '', close: () => (tab.closed = true) }
  const open = jest
    .spyOn(window, 'open')
    .mockReturnValue({ ...tab, location: { replace: (to: string) => (tab.at = to) }, close: tab.close } as never)
  const files = {
    now: () => state.now,
    renew: () => {
      state.renewals += 1
      return Promise.resolve(renewed ?? undefined)
    },
  }
  const page = (address: string) => (
    <FileAddressesContext value={files}>
      <File address={address} {...(name === undefined ? {} : { name })} />
    </FileAddressesContext>
  )
  const { rerender } = render(page(FIRST))
  const user = userEvent.setup()
  const press = (button: 'link' | 'button') => user.click(screen.getByRole(button))
  return { state, tab, open, press, show: (address: string) => rerender(page(address)) }
}

afterEach(() => {
  followed.length = 0
  jest.restoreAllMocks()
})

describe('[TAP-23: files] the address of a file', () => {
  test('that came a moment ago is used as it is', async () => {
    const { state, open, press } = start()
    state.now = 5 * MINUTE
    await press('link')
    await press('button')
    expect([followed, state.renewals, document.title]).toEqual([[FIRST], 0, FIRST])
    expect(open).not.toHaveBeenCalled()
  })

  test('that has ended is renewed when it is used, in a tab that is opened at once', async () => {
    const { state, tab, open, press } = start()
    state.now = 16 * MINUTE
    await press('link')
    expect(open.mock.calls).toEqual([['', '_blank']])
    expect([tab.at, followed, state.renewals]).toEqual([RENEWED, [], 1])
    // It is as good as one that has just come.
    await press('link')
    expect([followed, state.renewals]).toEqual([[RENEWED], 1])
  })

  test('is renewed before it is downloaded or shared', async () => {
    const { state, open, press } = start('certificate.pdf')
    state.now = 16 * MINUTE
    await press('link')
    expect([followed, state.renewals]).toEqual([[RENEWED], 1])
    state.now = 32 * MINUTE
    await press('button')
    expect([document.title, state.renewals]).toEqual([RENEWED, 2])
    expect(open).not.toHaveBeenCalled()
  })

  test('that the page has read again counts from then', async () => {
    const { state, press, show } = start()
    state.now = 16 * MINUTE
    act(() => show('https://files.portal.test/second'))
    await press('link')
    expect([followed, state.renewals]).toEqual([['https://files.portal.test/second'], 0])
  })

  test('that cannot be renewed opens nothing', async () => {
    const { state, tab, press } = start(undefined, null)
    state.now = 16 * MINUTE
    await press('link')
    expect([tab.closed, tab.at, followed]).toEqual([true, '', []])
  })
})
