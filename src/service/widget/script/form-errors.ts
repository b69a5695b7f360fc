/** Why a form was refused, at its fields and above its button. */
import type { Failure } from './calls'
import { byId } from './page'

type Field = HTMLInputElement | HTMLSelectElement

/** The field's message, or none. */
export const mark = (form: HTMLFormElement, name: string, message: string): void => {
  const input = form.elements.namedItem(name)
  const text = document.getElementById(`${name}-message`)
  if (!(input instanceof Element) || text === null) return
  text.textContent = message
  text.hidden = message === ''
  if (message === '') {
    input.removeAttribute('aria-invalid')
    input.removeAttribute('aria-describedby')
  } else {
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', text.id)
  }
}

const alertOf = (form: HTMLFormElement): HTMLElement => byId(`${form.id}-alert`)

export const clearErrors = (form: HTMLFormElement): void => {
  alertOf(form).hidden = true
  for (const { name } of form.querySelectorAll<Field>('input, select')) mark(form, name, '')
}

const linkTo = (input: Field): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.href = `#${input.id}`
  link.textContent = input.dataset['short'] ?? input.labels?.[0]?.textContent ?? ''
  link.addEventListener('click', (event) => {
    event.preventDefault()
    input.focus()
  })
  return link
}

const attention = (count: number): string =>
  count === 1 ? '1 answer needs attention' : `${count} answers need attention`

/** Shows why a form was refused, above its button: links to the fields with a message, or the failure. */
export const showErrors = (form: HTMLFormElement, error: Failure | null | undefined): void => {
  for (const { message, members } of error?.validationErrors ?? []) mark(form, members[0] ?? '', message)
  const invalid = [...form.querySelectorAll<Field>('[aria-invalid]')]
  const text = [error?.message, error?.details].filter(Boolean).join(' ') || 'The payment was not accepted.'
  const title = document.createElement('p')
  title.textContent = invalid.length > 0 ? attention(invalid.length) : text
  const alert = alertOf(form)
  alert.replaceChildren(title, ...invalid.map(linkTo))
  alert.hidden = false
  const showPlace = () => alert.nextElementSibling?.scrollIntoView({ block: 'nearest' })
  showPlace()
  // The portal makes the frame as high as its content a moment later.
  addEventListener('resize', showPlace, { once: true })
}
