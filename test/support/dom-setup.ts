import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { createHash } from 'node:crypto'
import { TextDecoder, TextEncoder } from 'node:util'
import { watchTexts } from './dom-texts'

// The router needs these when it is loaded; jsdom does not have them.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// Nor does it have digests. This one is there at once, also for a test that moves its clock.
const digest = (algorithm: string, data: Uint8Array): Promise<ArrayBuffer> => {
  const { buffer } = Uint8Array.from(createHash(algorithm.replace('-', '')).update(data).digest())
  return Promise.resolve(buffer)
}
if (!('subtle' in crypto)) Object.defineProperty(crypto, 'subtle', { value: { digest } })

// A screen's first rendering loads its modules, which is slow on a busy machine.
configure({ asyncUtilTimeout: 8_000 })

/** jsdom has the dialog element without its methods. Escape closes a modal dialog, unless it or `cancel` is prevented. */
const open = function (this: HTMLDialogElement): void {
  this.open = true
}

const openModal = function (this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('the dialog is open', 'InvalidStateError')
  this.open = true
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key !== 'Escape') return
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close()
  }
  document.addEventListener('keydown', onKey)
  this.addEventListener(
    'close',
    () => {
      document.removeEventListener('keydown', onKey)
    },
    { once: true },
  )
}

const close = function (this: HTMLDialogElement, value?: string): void {
  if (!this.open) return
  this.open = false
  if (value !== undefined) this.returnValue = value
  this.dispatchEvent(new Event('close'))
}

Object.assign(HTMLDialogElement.prototype, { show: open, showModal: openModal, close })

// Nor does it know media, such as the screen of a portal that was installed.
const matchMedia = (media: string) => Object.assign(new EventTarget(), { matches: false, media })
if (!('matchMedia' in window)) Object.assign(window, { matchMedia })

// jsdom has no layout, and so nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined

// What React complains about is a fault: a list without keys, a change outside of `act`.
const complaints: unknown[][] = []
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words))
})
afterEach(() => {
  expect(complaints.splice(0)).toEqual([])
})

// Text that changes has an element of its own (requirement TAP-12).
const changedTexts = watchTexts()
afterEach(() => {
  expect(changedTexts.found()).toEqual([])
})
afterAll(changedTexts.stop)
