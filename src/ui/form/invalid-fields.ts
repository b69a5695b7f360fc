/** A field with a message: its label, the id of its control, and how to go there. */
export type InvalidField = { readonly id: string; readonly label: string; readonly focus: () => void }

/** Marks the element of a form inside another one's, which HTML does not allow to be a form itself. */
export const NESTED_FORM = 'data-nested-form'

const formOf = (element: Element): Element | null => element.closest(`form, [${NESTED_FORM}]`)

/** The group that a control belongs to, such as the digits of a code; otherwise the control itself. */
const ownerOf = (control: Element): Element => control.closest('[role="group"][aria-labelledby]') ?? control

const labelOf = (owner: Element): string => {
  const labelledBy = owner.getAttribute('aria-labelledby')
  const label = labelledBy
    ? document.getElementById(labelledBy)
    : owner instanceof HTMLFieldSetElement
      ? owner.querySelector('legend')
      : (owner as HTMLInputElement).labels?.[0]
  return label?.textContent.trim() ?? ''
}

const focusOn = (control: Element) => () => {
  const target = control instanceof HTMLFieldSetElement ? control.querySelector('input') : control
  ;(target as HTMLElement | null)?.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

/** The fields with a message in the form around an element, in the order of the page. */
export const invalidFieldsAround = (element: Element): readonly InvalidField[] => {
  const form = formOf(element)
  const byOwner = new Map<Element, Element>()
  for (const control of form?.querySelectorAll('[aria-invalid="true"]') ?? []) {
    const owner = ownerOf(control)
    if (formOf(control) === form && !byOwner.has(owner)) byOwner.set(owner, control)
  }
  return [...byOwner].map(([owner, control]) => ({ id: control.id, label: labelOf(owner), focus: focusOn(control) }))
}
