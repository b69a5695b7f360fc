/** What the page is made of, and which of its sections is shown. */

const elementOf = <A extends Element>(id: string, kind: new () => A): A => {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`The page has no ${id}.`)
}

export const byId = (id: string): HTMLElement => elementOf(id, HTMLElement)

export const inputOf = (id: string): HTMLInputElement => elementOf(id, HTMLInputElement)

export const formOf = (id: string): HTMLFormElement => elementOf(id, HTMLFormElement)

/** The origin of the portal, whose frame this page is in. */
export const portal = document.querySelector<HTMLMetaElement>('meta[name="portal-origin"]')?.content ?? ''

const sections = ['waiting', 'problem', 'pay', 'receipt'] as const

export const show = (id: (typeof sections)[number]): void => {
  for (const section of sections) byId(section).hidden = section !== id
  byId(id).querySelector('h2')?.focus()
}

const link = elementOf('problem-policy', HTMLAnchorElement)

export const tell = (message: string, title = 'We cannot continue with this payment', policyId?: number): void => {
  byId('problem-title').textContent = title
  byId('problem-text').textContent = message
  if (link.parentElement !== null) link.parentElement.hidden = policyId === undefined
  link.href = `${portal}/dashboard/policies?policy=${policyId ?? ''}`
  show('problem')
}

export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-NG', { style: 'currency', currency }).format(amount)
