import { act, screen } from '@testing-library/react'
import fc from 'fast-check'
import { openFirstScreen } from '../../../src/start/first-screen'
import { createSignal } from '../../../src/ui/components/state/create-signal'
import { noToasts } from '../../../src/ui/layouts/toasts/toast-region'
import { renderScreen } from '../../../src/ui/routes/prerender'

const paths = ['/login', '/register'] as const
const never = () => new Promise<never>(() => undefined)

/** The page before its scripts, with something in every field. */
const prerenderedPage = (path: (typeof paths)[number]) => {
  window.history.replaceState(null, '', path)
  document.body.innerHTML = renderScreen(path)
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  const fields = [...root.querySelectorAll('input')]
  for (const field of fields) field.value = `what is in ${field.name}`
  return { root, fields }
}

/** The scripts arrive. Returns what was reported. */
const hydrate = async (path: string, root: Element): Promise<readonly string[]> => {
  const reported: string[] = []
  const report = (event: ErrorEvent) => {
    event.preventDefault()
    reported.push(event.message)
  }
  window.addEventListener('error', report)
  const signals = {
    toasts: createSignal(noToasts),
    configurationError: createSignal<string | undefined>(undefined),
  }
  await act(() => openFirstScreen({ container: root, path, signals, loadPortal: never, openPortal: jest.fn() }))
  window.removeEventListener('error', report)
  return reported
}

const foreign = (name: string, text = '') => {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
const wrap = (node: ChildNode) => {
  const around = foreign('span')
  node.replaceWith(around)
  around.append(node)
}
const within = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

const changes: Readonly<Record<string, (root: HTMLElement) => void>> = {
  nothing: () => undefined,
  'an element after the password': (root) => within(root, '[name=password]')[0]?.after(foreign('div')),
  'an element before the form': (root) => within(root, 'form')[0]?.before(foreign('div')),
  'an element at the root': (root) => {
    root.prepend(foreign('div'))
    root.append(foreign('div'))
  },
  'a field of the same name': (root) => {
    const field = document.createElement('input')
    field.name = 'email'
    within(root, '[name=email]')[0]?.before(field)
  },
  'an element around each input': (root) => within(root, 'input').forEach(wrap),
  'other words': (root) =>
    within(root, 'h1, label, button, a').forEach((element) => element.replaceChildren(foreign('font', 'Autre'))),
  attributes: (root) => within(root, '*').forEach((element) => element.setAttribute('data-manager', '')),
  'nothing of the form but its fields': (root) => root.replaceChildren(...within(root, 'input')),
}

describe.each(paths)('%s before its scripts', (path) => {
  beforeEach(() => {
    // The development build of React says more than what is reported, of attributes for instance.
    jest.spyOn(console, 'error').mockReturnValue(undefined)
  })

  test.each(Object.keys(changes))('[TAP-20] with %s keeps its inputs and what is in them', async (change) => {
    const { root, fields } = prerenderedPage(path)
    changes[change]?.(root)
    fields[1]?.focus()
    expect(await hydrate(path, root)).toEqual([])
    expect(within(root, 'input')).toEqual(fields)
    for (const field of fields) expect(field).toHaveValue(`what is in ${field.name}`)
    expect(screen.getByRole('button', { name: /^(Log in|Create Account)$/ })).toBeEnabled()
    expect(document.activeElement).toBe(fields[1])
  })

  test('[TAP-20] keeps them whatever is put anywhere, and put back at once', async () => {
    const place = fc.record({ at: fc.nat(), how: fc.constantFrom('before', 'after', 'around', 'text') })
    await fc.assert(
      fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 6 }), async (places) => {
        const { root, fields } = prerenderedPage(path)
        for (const { at, how } of places) {
          const all = within(root, '*')
          const element = all[at % all.length]
          if (how === 'before') element?.before(foreign('div'))
          else if (how === 'after') element?.after(foreign('div'))
          else if (how === 'text') element?.append('a text')
          else if (element !== undefined) wrap(element)
        }
        const manager = new MutationObserver(() =>
          within(root, '[name=password]:not(:has(+ i))')[0]?.after(foreign('i')),
        )
        manager.observe(root, { childList: true, subtree: true })
        expect(await hydrate(path, root)).toEqual([])
        manager.disconnect()
        expect(within(root, 'input')).toEqual(fields)
        for (const field of fields) expect(field).toHaveValue(`what is in ${field.name}`)
      }),
      { numRuns: 8 },
    )
  })
})
