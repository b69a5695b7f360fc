import { invalidFieldsAround, NESTED_FORM } from '../../../src/ui/form/invalid-fields'

const around = (html: string) => {
  document.body.innerHTML = `<form>${html}<button>Send</button></form>`
  return invalidFieldsAround(document.querySelector('form > button')!)
}

describe('the fields with a message', () => {
  test('have their labels, in the order of the page', () => {
    const found = around(`
      <label for="name">Name</label><input id="name" aria-invalid="true">
      <label for="city">City</label><input id="city">
      <fieldset id="use" aria-invalid="true"><legend>Use</legend><input type="radio"></fieldset>`)
    expect(found.map(({ id, label }) => [id, label])).toEqual([
      ['name', 'Name'],
      ['use', 'Use'],
    ])
  })

  test('are one for a group of inputs, and none of another form inside', () => {
    const found = around(`
      <div role="group" aria-labelledby="code"><p id="code">Code</p>
        <input id="first" aria-invalid="true"><input id="second" aria-invalid="true"></div>
      <div ${NESTED_FORM}><label for="item">Item</label><input id="item" aria-invalid="true"></div>`)
    expect(found.map(({ id, label }) => [id, label])).toEqual([['first', 'Code']])
  })

  test('are shown in the middle of the screen when they are chosen, with the focus', () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
    const [name, use] = around(`
      <label for="name">Name</label><input id="name" aria-invalid="true">
      <fieldset id="use" aria-invalid="true"><legend>Use</legend><input type="radio" id="private"></fieldset>`)
    for (const [field, focused] of [
      [name, 'name'],
      [use, 'private'],
    ] as const) {
      field?.focus()
      expect(document.activeElement?.id).toBe(focused)
      expect(scrolled.mock.contexts.at(-1)).toBe(document.getElementById(field?.id ?? ''))
      expect(scrolled).toHaveBeenLastCalledWith({ block: 'center' })
    }
  })
})
